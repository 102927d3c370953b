ALTER TABLE "order_lines" ADD COLUMN "colour_code" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "one_length" boolean;--> statement-breakpoint
-- Orders of before get both from the catalogue, where it still has the colour.
UPDATE "order_lines" SET "colour_code" = "colours"."code", "one_length" = CASE WHEN jsonb_typeof("styles"."lengths") = 'array' THEN jsonb_array_length("styles"."lengths") = 1 END
FROM "colours" JOIN "styles" ON "styles"."article_id" = "colours"."article_id"
WHERE "colours"."article_color_id" = "order_lines"."article_color_id";
