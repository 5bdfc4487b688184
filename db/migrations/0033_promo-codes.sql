CREATE TABLE "promo_code_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"code_id" uuid NOT NULL,
	"email_key" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"given_back_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"percent" integer,
	"amount_usd_minor" integer,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"most_uses" integer,
	"most_per_email" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"min_travellers" integer DEFAULT 1 NOT NULL,
	"tour_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"departs_from" date,
	"departs_to" date,
	"paused" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "promo_codes_code" CHECK ("promo_codes"."code" ~ '^[A-Z0-9-]{3,30}$'),
	CONSTRAINT "promo_codes_worth" CHECK (("promo_codes"."percent" is null) <> ("promo_codes"."amount_usd_minor" is null)),
	CONSTRAINT "promo_codes_percent" CHECK ("promo_codes"."percent" between 1 and 100),
	CONSTRAINT "promo_codes_amount" CHECK ("promo_codes"."amount_usd_minor" > 0),
	CONSTRAINT "promo_codes_used" CHECK ("promo_codes"."used" >= 0 and "promo_codes"."used" <= coalesce("promo_codes"."most_uses", "promo_codes"."used")),
	CONSTRAINT "promo_codes_window" CHECK ("promo_codes"."ends_at" > "promo_codes"."starts_at"),
	CONSTRAINT "promo_codes_departures" CHECK ("promo_codes"."departs_to" >= "promo_codes"."departs_from"),
	CONSTRAINT "promo_codes_travellers" CHECK ("promo_codes"."min_travellers" >= 1)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promo_code" text;--> statement-breakpoint
ALTER TABLE "promo_code_uses" ADD CONSTRAINT "promo_code_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_uses" ADD CONSTRAINT "promo_code_uses_code_id_promo_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_code_uses_of_code" ON "promo_code_uses" USING btree ("code_id","email_key");