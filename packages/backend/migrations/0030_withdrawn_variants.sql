ALTER TABLE "variants" ADD COLUMN "buyable_before" boolean;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "cancelled_before" boolean;--> statement-breakpoint
-- What a house cancelled, and made not buyable, could not be told from what was withdrawn. It counts as before until it is delivered.
UPDATE "variants" SET "buyable_before" = true, "cancelled_before" = false WHERE "cancelled" AND NOT "buyable";
