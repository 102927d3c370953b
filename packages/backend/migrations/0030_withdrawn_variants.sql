ALTER TABLE "variants" ADD COLUMN "withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What a house cancelled, and made not buyable, could not be told from what was withdrawn. It counts as before until it is delivered.
UPDATE "variants" SET "withdrawn" = true WHERE "cancelled" AND NOT "buyable";
