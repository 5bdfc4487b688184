CREATE TABLE "allocations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"traveller_id" uuid NOT NULL,
	"payment_id" uuid,
	"amount_minor" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "allocations_amount" CHECK ("allocations"."amount_minor" <> 0)
);
--> statement-breakpoint
CREATE TABLE "booking_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"booking_id" uuid,
	"kind" text NOT NULL,
	"cancellation_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cancellation_quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"by" text NOT NULL,
	"percent" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"fee_minor" bigint NOT NULL,
	"refund_minor" bigint NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancellations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"by" text NOT NULL,
	"percent" integer NOT NULL,
	"fee_minor" bigint NOT NULL,
	"refund_minor" bigint NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "cancellations_quote_id_unique" UNIQUE("quote_id"),
	CONSTRAINT "cancellations_amounts" CHECK ("cancellations"."refund_minor" >= 0 and "cancellations"."fee_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cancelled_travellers" (
	"traveller_id" uuid PRIMARY KEY NOT NULL,
	"cancellation_id" uuid NOT NULL,
	"paid_minor" bigint NOT NULL,
	"fee_minor" bigint NOT NULL,
	"refund_minor" bigint NOT NULL,
	CONSTRAINT "cancelled_travellers_refund" CHECK ("cancelled_travellers"."refund_minor" between 0 and "cancelled_travellers"."paid_minor")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_once" UNIQUE("provider","provider_reference"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"cancellation_id" uuid,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text,
	"reason" text NOT NULL,
	"status" text DEFAULT 'due' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "refunds_once" UNIQUE("provider","provider_reference"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_minor" > 0),
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('due', 'sent', 'failed')),
	CONSTRAINT "refunds_sent" CHECK (("refunds"."status" = 'sent') = ("refunds"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"tour_id" integer NOT NULL,
	"departure_id" uuid NOT NULL,
	"tour_title" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"time_zone" text NOT NULL,
	"discount_percent" integer NOT NULL,
	"policy" jsonb NOT NULL,
	"hold_expires_at" timestamp with time zone NOT NULL,
	"hold_extended" boolean DEFAULT false NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "bookings_reference_unique" UNIQUE("reference"),
	CONSTRAINT "bookings_of_order" UNIQUE("order_id","position"),
	CONSTRAINT "bookings_departure_once" UNIQUE("order_id","departure_id"),
	CONSTRAINT "bookings_status" CHECK ("bookings"."status" in ('ON_HOLD', 'PENDING', 'CONFIRMED', 'REJECTED', 'EXPIRED', 'CANCELLED', 'REDEEMED')),
	CONSTRAINT "bookings_due" CHECK ("bookings"."status" <> 'PENDING' or "bookings"."due_at" is not null),
	CONSTRAINT "bookings_confirmed" CHECK ("bookings"."status" not in ('CONFIRMED', 'REDEEMED') or "bookings"."confirmed_at" is not null),
	CONSTRAINT "bookings_dates" CHECK ("bookings"."end_date" >= "bookings"."start_date")
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"departure_id" uuid NOT NULL,
	"adults" integer NOT NULL,
	"children" integer NOT NULL,
	"base_price_minor" bigint NOT NULL,
	"discount_percent" integer NOT NULL,
	"currency" text NOT NULL,
	"adult_minor" bigint NOT NULL,
	"child_minor" bigint,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_of_cart" UNIQUE("cart_id","departure_id"),
	CONSTRAINT "cart_lines_party" CHECK ("cart_lines"."adults" between 1 and 50 and "cart_lines"."children" between 0 and 50)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"cart_id" uuid,
	"contact_name" text,
	"contact_email" text,
	"contact_phone" text,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"rate" numeric(18, 8) NOT NULL,
	"rate_date" date NOT NULL,
	"method" text,
	"terms_version" text,
	"idempotency_key" text,
	"replaces_id" uuid,
	"guest_token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	"forgotten_at" timestamp with time zone,
	CONSTRAINT "orders_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "orders_replaces_id_unique" UNIQUE("replaces_id"),
	CONSTRAINT "orders_guest_token_hash_unique" UNIQUE("guest_token_hash"),
	CONSTRAINT "orders_currency" CHECK ("orders"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "orders_rate" CHECK ("orders"."rate" > 0),
	CONSTRAINT "orders_submitted" CHECK ("orders"."submitted_at" is null or ("orders"."method" is not null and "orders"."terms_version" is not null and "orders"."idempotency_key" is not null
        and ("orders"."forgotten_at" is not null or ("orders"."contact_name" is not null and "orders"."contact_email" is not null))))
);
--> statement-breakpoint
CREATE TABLE "travellers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"unit" text NOT NULL,
	"name" text,
	"diet" text,
	"access_needs" text,
	"base_minor" bigint NOT NULL,
	"agreed_price_minor" bigint NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "travellers_of_booking" UNIQUE("booking_id","position"),
	CONSTRAINT "travellers_unit" CHECK ("travellers"."unit" in ('ADULT', 'CHILD')),
	CONSTRAINT "travellers_price" CHECK ("travellers"."agreed_price_minor" between 0 and "travellers"."base_minor")
);
--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_traveller_id_travellers_id_fk" FOREIGN KEY ("traveller_id") REFERENCES "public"."travellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notices" ADD CONSTRAINT "booking_notices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notices" ADD CONSTRAINT "booking_notices_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notices" ADD CONSTRAINT "booking_notices_cancellation_id_cancellations_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_quotes" ADD CONSTRAINT "cancellation_quotes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_quote_id_cancellation_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."cancellation_quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancelled_travellers" ADD CONSTRAINT "cancelled_travellers_traveller_id_travellers_id_fk" FOREIGN KEY ("traveller_id") REFERENCES "public"."travellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancelled_travellers" ADD CONSTRAINT "cancelled_travellers_cancellation_id_cancellations_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cancellation_id_cancellations_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_customer_id_profiles_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_profiles_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_replaces_id_orders_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travellers" ADD CONSTRAINT "travellers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allocations_of_traveller" ON "allocations" USING btree ("traveller_id");--> statement-breakpoint
CREATE INDEX "booking_notices_waiting" ON "booking_notices" USING btree ("created_at") WHERE mailed_at is null;--> statement-breakpoint
CREATE INDEX "cancellations_of_booking" ON "cancellations" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "cancelled_travellers_of_cancellation" ON "cancelled_travellers" USING btree ("cancellation_id");--> statement-breakpoint
CREATE INDEX "payments_of_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("created_at") WHERE status = 'due';--> statement-breakpoint
CREATE INDEX "bookings_of_departure" ON "bookings" USING btree ("departure_id","status");--> statement-breakpoint
CREATE INDEX "bookings_of_tour" ON "bookings" USING btree ("tour_id");--> statement-breakpoint
CREATE INDEX "bookings_holds" ON "bookings" USING btree ("hold_expires_at") WHERE status = 'ON_HOLD';--> statement-breakpoint
CREATE INDEX "bookings_due_at" ON "bookings" USING btree ("due_at") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "bookings_to_redeem" ON "bookings" USING btree ("end_date") WHERE status = 'CONFIRMED';--> statement-breakpoint
CREATE INDEX "carts_old" ON "carts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "orders_of_customer" ON "orders" USING btree ("customer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_of_cart" ON "orders" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "orders_latest" ON "orders" USING btree ("created_at" DESC NULLS LAST);