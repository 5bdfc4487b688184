ALTER TABLE "reviews" ADD COLUMN "content_key" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_content_key_unique" UNIQUE("content_key");