-- What search compares has no nukta any more (app/values/folded-text.ts): क़िला is found as किला, in what was stored before, too.
UPDATE "tour_translations" SET "title_folded" = replace("title_folded", E'\u093C', ''), "destination_folded" = replace("destination_folded", E'\u093C', '') WHERE "title_folded" LIKE E'%\u093C%' OR "destination_folded" LIKE E'%\u093C%';--> statement-breakpoint
UPDATE "destination_translations" SET "name_folded" = replace("name_folded", E'\u093C', '') WHERE "name_folded" LIKE E'%\u093C%';--> statement-breakpoint
UPDATE "destinations" SET "place_folded" = replace("place_folded", E'\u093C', '') WHERE "place_folded" LIKE E'%\u093C%';--> statement-breakpoint
UPDATE "article_translations" SET "title_folded" = replace("title_folded", E'\u093C', ''), "excerpt_folded" = replace("excerpt_folded", E'\u093C', '') WHERE "title_folded" LIKE E'%\u093C%' OR "excerpt_folded" LIKE E'%\u093C%';--> statement-breakpoint
UPDATE "enquiries" SET "search_text" = replace("search_text", E'\u093C', '') WHERE "search_text" LIKE E'%\u093C%';--> statement-breakpoint
UPDATE "trip_data" SET "search_text" = replace("search_text", E'\u093C', '') WHERE "search_text" LIKE E'%\u093C%';--> statement-breakpoint
UPDATE "itinerary_data" SET "search_text" = replace("search_text", E'\u093C', '') WHERE "search_text" LIKE E'%\u093C%';
