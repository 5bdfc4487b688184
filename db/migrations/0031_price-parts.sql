ALTER TABLE "travellers" DROP CONSTRAINT "travellers_price";--> statement-breakpoint
ALTER TABLE "travellers" ADD COLUMN "discount_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "travellers" ADD COLUMN "code_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "travellers" ADD COLUMN "room_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "travellers" ADD COLUMN "extras_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was less than the price before the discount was the discount.
UPDATE "travellers" SET "discount_minor" = "base_minor" - "agreed_price_minor";--> statement-breakpoint
ALTER TABLE "travellers" ADD CONSTRAINT "travellers_price" CHECK ("travellers"."agreed_price_minor" = "travellers"."base_minor" - "travellers"."discount_minor" - "travellers"."code_minor" + "travellers"."room_minor" + "travellers"."extras_minor"
        and "travellers"."discount_minor" >= 0 and "travellers"."code_minor" >= 0 and "travellers"."discount_minor" + "travellers"."code_minor" <= "travellers"."base_minor"
        and "travellers"."room_minor" >= 0 and "travellers"."extras_minor" >= 0);