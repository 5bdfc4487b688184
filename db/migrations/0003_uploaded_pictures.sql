CREATE TABLE "picture_files" (
	"picture_name" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "picture_files_picture_name_width_format_pk" PRIMARY KEY("picture_name","width","format"),
	CONSTRAINT "picture_files_format" CHECK ("picture_files"."format" in ('avif', 'webp'))
);
--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_picture_name_pictures_name_fk" FOREIGN KEY ("picture_name") REFERENCES "public"."pictures"("name") ON DELETE cascade ON UPDATE no action;