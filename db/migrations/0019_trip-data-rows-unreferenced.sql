ALTER TABLE "itinerary_data" DROP CONSTRAINT "itinerary_data_upload_id_data_uploads_id_fk";
--> statement-breakpoint
ALTER TABLE "trip_data" DROP CONSTRAINT "trip_data_upload_id_data_uploads_id_fk";
