CREATE INDEX "bookings_latest" ON "bookings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_status" ON "bookings" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_start" ON "bookings" USING btree ("start_date","id");--> statement-breakpoint
CREATE INDEX "departures_by_start" ON "departures" USING btree ("start_date");