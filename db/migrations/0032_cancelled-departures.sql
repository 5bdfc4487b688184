CREATE TABLE "departure_choices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"departure_id" uuid NOT NULL,
	"offered_id" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answer" text,
	CONSTRAINT "departure_choices_once" UNIQUE("booking_id","departure_id"),
	CONSTRAINT "departure_choices_answer" CHECK (("departure_choices"."answered_at" is null) = ("departure_choices"."answer" is null))
);
--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "departure_choices" ADD CONSTRAINT "departure_choices_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure_choices" ADD CONSTRAINT "departure_choices_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure_choices" ADD CONSTRAINT "departure_choices_offered_id_departures_id_fk" FOREIGN KEY ("offered_id") REFERENCES "public"."departures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departure_choices_of_departure" ON "departure_choices" USING btree ("departure_id");--> statement-breakpoint
CREATE INDEX "departure_choices_open" ON "departure_choices" USING btree ("answer_by") WHERE answered_at is null;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_cancelled" CHECK ("departures"."cancelled_at" is null or ("departures"."closed" and "departures"."cancel_reason" is not null));