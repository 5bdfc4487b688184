CREATE TABLE "picture_files" (
	"picture_name" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "picture_files_picture_name_width_format_pk" PRIMARY KEY("picture_name","width","format"),
	CONSTRAINT "picture_files_format" CHECK ("picture_files"."format" in ('avif', 'webp'))
);
--> statement-breakpoint
CREATE TABLE "review_pictures" (
	"review_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"picture_name" text NOT NULL,
	CONSTRAINT "review_pictures_review_id_position_pk" PRIMARY KEY("review_id","position")
);
--> statement-breakpoint
CREATE TABLE "slug_redirects" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"target_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "slug_redirects_kind_slug_pk" PRIMARY KEY("kind","slug"),
	CONSTRAINT "slug_redirects_kind" CHECK ("slug_redirects"."kind" in ('tour', 'destination', 'post'))
);
--> statement-breakpoint
ALTER TABLE "destination_translations" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "destination_translations" ALTER COLUMN "summary" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "destination_translations" ALTER COLUMN "description" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "destination_translations" ALTER COLUMN "highlights" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "destination_translations" ALTER COLUMN "best_time_to_visit" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "destination_translations" ALTER COLUMN "name_folded" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tour_translations" ALTER COLUMN "title" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tour_translations" ALTER COLUMN "destination" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tour_translations" ALTER COLUMN "summary" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tour_translations" ALTER COLUMN "description" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tour_translations" ALTER COLUMN "highlights" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tour_translations" ALTER COLUMN "itinerary" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tour_translations" ALTER COLUMN "included" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tour_translations" ALTER COLUMN "not_included" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tour_translations" ALTER COLUMN "details" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tour_translations" ALTER COLUMN "title_folded" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tour_translations" ALTER COLUMN "destination_folded" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "post_translations" ALTER COLUMN "title" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "post_translations" ALTER COLUMN "excerpt" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "post_translations" ALTER COLUMN "body_html" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "post_translations" ALTER COLUMN "read_minutes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "post_translations" ALTER COLUMN "title_folded" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "post_translations" ALTER COLUMN "excerpt_folded" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonial_translations" ALTER COLUMN "country" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonial_translations" ALTER COLUMN "text" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "state" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "state" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer_date" date;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "state" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "state" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "state" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_picture_name_pictures_name_fk" FOREIGN KEY ("picture_name") REFERENCES "public"."pictures"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_picture_name_pictures_name_fk" FOREIGN KEY ("picture_name") REFERENCES "public"."pictures"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "destinations" SET "state" = 'published' WHERE "published";--> statement-breakpoint
UPDATE "tours" SET "state" = 'published' WHERE "published";--> statement-breakpoint
UPDATE "posts" SET "state" = 'published' WHERE "published";--> statement-breakpoint
UPDATE "testimonials" SET "state" = 'published';--> statement-breakpoint
UPDATE "reviews" SET "state" = 'published';--> statement-breakpoint
ALTER TABLE "destinations" DROP COLUMN "published";--> statement-breakpoint
ALTER TABLE "tours" DROP COLUMN "published";--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "published";--> statement-breakpoint
ALTER TABLE "destination_translations" ADD CONSTRAINT "destination_translations_english" CHECK ("destination_translations"."language" <> 'en' or ("destination_translations"."name" is not null and "destination_translations"."summary" is not null and "destination_translations"."description" is not null and "destination_translations"."highlights" is not null and "destination_translations"."best_time_to_visit" is not null and "destination_translations"."name_folded" is not null));--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_state" CHECK ("destinations"."state" in ('draft', 'published', 'archived'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_state" CHECK ("reviews"."state" in ('pending', 'published', 'hidden'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answer" CHECK (("reviews"."answer" is null) = ("reviews"."answer_date" is null));--> statement-breakpoint
ALTER TABLE "tour_translations" ADD CONSTRAINT "tour_translations_english" CHECK ("tour_translations"."language" <> 'en' or ("tour_translations"."title" is not null and "tour_translations"."destination" is not null and "tour_translations"."summary" is not null and "tour_translations"."description" is not null and "tour_translations"."highlights" is not null and "tour_translations"."itinerary" is not null and "tour_translations"."included" is not null and "tour_translations"."not_included" is not null and "tour_translations"."details" is not null and "tour_translations"."title_folded" is not null and "tour_translations"."destination_folded" is not null));--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_state" CHECK ("tours"."state" in ('draft', 'published', 'archived'));--> statement-breakpoint
ALTER TABLE "post_translations" ADD CONSTRAINT "post_translations_english" CHECK ("post_translations"."language" <> 'en' or ("post_translations"."title" is not null and "post_translations"."excerpt" is not null and "post_translations"."body_html" is not null and "post_translations"."read_minutes" is not null and "post_translations"."title_folded" is not null and "post_translations"."excerpt_folded" is not null));--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_state" CHECK ("posts"."state" in ('draft', 'published', 'archived'));--> statement-breakpoint
ALTER TABLE "testimonial_translations" ADD CONSTRAINT "testimonial_translations_english" CHECK ("testimonial_translations"."language" <> 'en' or ("testimonial_translations"."country" is not null and "testimonial_translations"."text" is not null));--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_state" CHECK ("testimonials"."state" in ('draft', 'published', 'archived'));