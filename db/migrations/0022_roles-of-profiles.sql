CREATE TABLE "profile_roles" (
	"profile_id" uuid NOT NULL,
	"role" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profile_roles_profile_id_role_pk" PRIMARY KEY("profile_id","role")
);
--> statement-breakpoint
ALTER TABLE "profile_roles" ADD CONSTRAINT "profile_roles_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_roles_by_role" ON "profile_roles" USING btree ("role");--> statement-breakpoint
-- Who administered the site could do everything.
INSERT INTO "profile_roles" ("profile_id", "role", "given_at") SELECT "id", 'Owner', "updated_at" FROM "profiles" WHERE "user_type" = 'Admin';
