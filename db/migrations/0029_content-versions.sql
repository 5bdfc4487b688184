CREATE TABLE "content_drafts" (
	"profile_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"piece_id" text NOT NULL,
	"form" text NOT NULL,
	"fields" jsonb NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_drafts_profile_id_kind_piece_id_form_pk" PRIMARY KEY("profile_id","kind","piece_id","form"),
	CONSTRAINT "content_drafts_kind" CHECK ("content_drafts"."kind" in ('tour', 'destination', 'article', 'testimonial'))
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"piece_id" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "content_versions_of_piece" UNIQUE("kind","piece_id","version"),
	CONSTRAINT "content_versions_kind" CHECK ("content_versions"."kind" in ('tour', 'destination', 'article', 'testimonial'))
);
--> statement-breakpoint
ALTER TABLE "booking_notices" ADD COLUMN "tour_version" integer;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_drafts_of_piece" ON "content_drafts" USING btree ("kind","piece_id");--> statement-breakpoint
CREATE INDEX "content_drafts_old" ON "content_drafts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "content_versions_by_actor" ON "content_versions" USING btree ("actor_id");--> statement-breakpoint
ALTER TABLE "booking_notices" ADD CONSTRAINT "booking_notices_of_change" UNIQUE("booking_id","tour_version");