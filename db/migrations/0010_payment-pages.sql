CREATE TABLE "payment_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"page_id" text,
	"url" text,
	"looked_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "payment_pages_page_id_unique" UNIQUE("page_id")
);
--> statement-breakpoint
ALTER TABLE "payment_pages" ADD CONSTRAINT "payment_pages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_pages_of_order" ON "payment_pages" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_pages_open" ON "payment_pages" USING btree ("looked_at") WHERE closed_at is null;