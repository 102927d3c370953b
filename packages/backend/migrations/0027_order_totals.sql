ALTER TABLE "orders" ADD COLUMN "styles" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "options" integer;--> statement-breakpoint
-- Orders of before: counted once, since an order never changes.
UPDATE "orders" SET "styles" = "counted"."styles", "options" = "counted"."options"
FROM (
	SELECT "order_id", count(DISTINCT "article_id") AS "styles", count(DISTINCT ("article_id", "article_color_id")) AS "options"
	FROM "order_lines" GROUP BY "order_id"
) AS "counted"
WHERE "counted"."order_id" = "orders"."order_id";
