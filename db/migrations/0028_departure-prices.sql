ALTER TABLE "tours" ADD COLUMN "from_price_minor" integer;--> statement-breakpoint
ALTER TABLE "tours" drop column "sale_price_usd";--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "sale_price_usd" integer GENERATED ALWAYS AS (round((coalesce(from_price_minor, base_price_minor) / 100.0) - (coalesce(from_price_minor, base_price_minor) / 100.0) * discount_percent / 100.0)::integer) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "base_price_minor" integer;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "min_travellers" integer;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "decide_by" date;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "runs_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "cut_off_days" integer;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "guide_id" integer;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "note" jsonb;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_price" CHECK ("departures"."base_price_minor" > 0);--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_min" CHECK ("departures"."min_travellers" >= 1);--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_cut_off" CHECK ("departures"."cut_off_days" >= 0);--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_from_price" CHECK ("tours"."from_price_minor" > 0);--> statement-breakpoint
CREATE INDEX "tours_price_order" ON "tours" USING btree ("sale_price_usd","id");--> statement-breakpoint
-- What is booked keeps the 21 days of the terms that were accepted; what is too near to be decided about runs.
UPDATE "departures" SET "decide_by" = "start_date" - CASE
  WHEN EXISTS (SELECT 1 FROM "bookings" WHERE "bookings"."departure_id" = "departures"."id") OR "start_date" - 67 < CURRENT_DATE THEN 21 ELSE 67 END;--> statement-breakpoint
UPDATE "departures" SET "runs_since" = now() WHERE "decide_by" < CURRENT_DATE;
