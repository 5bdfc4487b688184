ALTER TABLE "refunds" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "refunds" SET "booking_id" = "cancellations"."booking_id" FROM "cancellations" WHERE "cancellations"."id" = "refunds"."cancellation_id";--> statement-breakpoint
-- What went back for a booking that was rejected or expired was taken off its travellers in the same instant. Where several ended in one, it cannot be known whose it is.
UPDATE "refunds" SET "booking_id" = "ended"."booking_id"
FROM (
	SELECT "bookings"."order_id", "allocations"."at", (array_agg("bookings"."id"))[1] AS "booking_id"
	FROM "allocations"
	JOIN "travellers" ON "travellers"."id" = "allocations"."traveller_id"
	JOIN "bookings" ON "bookings"."id" = "travellers"."booking_id"
	WHERE "allocations"."amount_minor" < 0
	GROUP BY "bookings"."order_id", "allocations"."at"
	HAVING count(DISTINCT "bookings"."id") = 1
) AS "ended"
WHERE "refunds"."reason" IN ('rejected', 'expired') AND "refunds"."order_id" = "ended"."order_id" AND "refunds"."created_at" = "ended"."at";
