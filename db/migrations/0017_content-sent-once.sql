ALTER TABLE "destinations" ADD COLUMN "content_key" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "content_key" text;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "content_key" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "content_key" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "content_key" text;--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_content_key_unique" UNIQUE("content_key");--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_content_key_unique" UNIQUE("content_key");--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_content_key_unique" UNIQUE("content_key");--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_content_key_unique" UNIQUE("content_key");--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_content_key_unique" UNIQUE("content_key");