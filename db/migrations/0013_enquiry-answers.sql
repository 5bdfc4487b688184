CREATE TABLE "enquiry_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"author_id" uuid,
	"form_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enquiry_entries_form_key_unique" UNIQUE("form_key"),
	CONSTRAINT "enquiry_entries_kind" CHECK ("enquiry_entries"."kind" in ('answer', 'note'))
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry_entries" ADD CONSTRAINT "enquiry_entries_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_entries" ADD CONSTRAINT "enquiry_entries_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_entries_of_enquiry" ON "enquiry_entries" USING btree ("enquiry_id","created_at");--> statement-breakpoint
CREATE INDEX "enquiry_entries_of_author" ON "enquiry_entries" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "enquiries_of_status" ON "enquiries" USING btree ("status");--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_status" CHECK ("enquiries"."status" in ('new', 'in_progress', 'answered', 'closed'));--> statement-breakpoint
UPDATE "enquiries" SET "search_text" = regexp_replace(replace(replace(replace(regexp_replace(normalize(lower(concat_ws(' ', "reference", "name", "email", "subject", "message")), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ø', 'o'), 'æ', 'ae'), '\s+', ' ', 'g');
