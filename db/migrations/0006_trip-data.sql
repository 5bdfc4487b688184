CREATE TABLE "current_uploads" (
	"kind" text PRIMARY KEY NOT NULL,
	"upload_id" uuid
);
--> statement-breakpoint
CREATE TABLE "data_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'loading' NOT NULL,
	"file_name" text NOT NULL,
	"file_bytes" integer NOT NULL,
	"read_bytes" integer DEFAULT 0 NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"skipped_count" integer DEFAULT 0 NOT NULL,
	"skipped_rows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"facets" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"comparison" jsonb,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "data_uploads_counts" CHECK ("data_uploads"."row_count" >= 0 and "data_uploads"."skipped_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "itinerary_data" (
	"upload_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"trip_id" text NOT NULL,
	"day_number" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"location" text NOT NULL,
	"duration" text NOT NULL,
	"search_text" text NOT NULL,
	"content_hash" bigint NOT NULL,
	CONSTRAINT "itinerary_data_upload_id_number_pk" PRIMARY KEY("upload_id","number")
);
--> statement-breakpoint
CREATE TABLE "trip_data" (
	"upload_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"region" text NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"city" text NOT NULL,
	"destination" text NOT NULL,
	"activity_type" text NOT NULL,
	"speciality" text NOT NULL,
	"search_text" text NOT NULL,
	"content_hash" bigint NOT NULL,
	CONSTRAINT "trip_data_upload_id_number_pk" PRIMARY KEY("upload_id","number")
);
--> statement-breakpoint
ALTER TABLE "current_uploads" ADD CONSTRAINT "current_uploads_upload_id_data_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."data_uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary_data" ADD CONSTRAINT "itinerary_data_upload_id_data_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."data_uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_data" ADD CONSTRAINT "trip_data_upload_id_data_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."data_uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_uploads_latest" ON "data_uploads" USING btree ("kind","state","used_at" DESC NULLS LAST);