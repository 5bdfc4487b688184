ALTER TABLE "guides" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "note_texts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;