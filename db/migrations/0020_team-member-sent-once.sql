ALTER TABLE "team_members" ADD COLUMN "content_key" text;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_content_key_unique" UNIQUE("content_key");