CREATE TABLE "schedule_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tour_id" integer NOT NULL,
	"recurrence" text NOT NULL,
	"season_from" text,
	"season_to" text,
	"capacity" integer,
	"base_price_minor" integer,
	"exceptions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"on_sale_to" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "schedule_rules_season" CHECK (("schedule_rules"."season_from" is null) = ("schedule_rules"."season_to" is null)),
	CONSTRAINT "schedule_rules_capacity" CHECK ("schedule_rules"."capacity" >= 1),
	CONSTRAINT "schedule_rules_price" CHECK ("schedule_rules"."base_price_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "tours" DROP CONSTRAINT "tours_weekday";--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "rule_id" uuid;--> statement-breakpoint
ALTER TABLE "schedule_rules" ADD CONSTRAINT "schedule_rules_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schedule_rules_of_tour" ON "schedule_rules" USING btree ("tour_id","id");--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_rule_id_schedule_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."schedule_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departures_of_rule" ON "departures" USING btree ("rule_id");--> statement-breakpoint
-- What departed each week goes on by a rule of its own. Departures of another weekday were made, or moved, by hand: no rule touches them.
INSERT INTO "schedule_rules" ("id", "tour_id", "recurrence", "on_sale_to")
SELECT (lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid,
	t."id",
	'DTSTART;VALUE=DATE:' || to_char(t."from" + (t."start_weekday" - extract(isodow from t."from")::integer + 7) % 7, 'YYYYMMDD')
		|| E'\nRRULE:FREQ=WEEKLY;BYDAY=' || (array['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'])[t."start_weekday"],
	t."latest"
FROM (
	SELECT "tours"."id", "tours"."start_weekday", max(d."start_date") AS "latest", coalesce(min(d."start_date"), "tours"."created_at"::date) AS "from"
	FROM "tours" LEFT JOIN "departures" d ON d."tour_id" = "tours"."id"
	GROUP BY "tours"."id"
) t;--> statement-breakpoint
UPDATE "departures" SET "rule_id" = r."id"
FROM "schedule_rules" r, "tours" t
WHERE r."tour_id" = "departures"."tour_id" AND t."id" = "departures"."tour_id" AND extract(isodow from "departures"."start_date") = t."start_weekday";--> statement-breakpoint
ALTER TABLE "tours" DROP COLUMN "start_weekday";