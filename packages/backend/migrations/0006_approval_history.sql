CREATE TABLE "approval_deeds" (
	"deed_id" serial PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"deed" text NOT NULL,
	"version" integer NOT NULL,
	"by" text NOT NULL,
	"by_id" text NOT NULL,
	"at" bigint NOT NULL,
	"reason" text,
	"lines" jsonb
);
--> statement-breakpoint
CREATE TABLE "approval_mails" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"user_id" text NOT NULL,
	"due_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approval_deeds" ADD CONSTRAINT "approval_deeds_cart_id_carts_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("cart_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_mails" ADD CONSTRAINT "approval_mails_cart_id_carts_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("cart_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_deeds_cart" ON "approval_deeds" USING btree ("cart_id","deed_id");--> statement-breakpoint
CREATE INDEX "approval_mails_cart" ON "approval_mails" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "carts_customer" ON "carts" USING btree ("customer_id","season");--> statement-breakpoint
INSERT INTO "approval_deeds" ("cart_id", "deed", "version", "by", "by_id", "at", "reason")
SELECT "cart_id", 'returned', 0, "returned_by", '', "returned_at", "reason" FROM "cart_returns" ORDER BY "return_id";--> statement-breakpoint
INSERT INTO "approval_deeds" ("cart_id", "deed", "version", "by", "by_id", "at", "lines")
SELECT a."cart_id", 'approved', c."version" - CASE WHEN c."state" = 'finalized' THEN 1 ELSE 0 END, a."approved_by", a."approved_by_id", a."approved_at",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('articleVariantId', l."article_variant_id", 'quantity', l."quantity", 'storedPrice', l."stored_price")), '[]'::jsonb)
   FROM "cart_lines" l WHERE l."cart_id" = a."cart_id" AND l."quantity" > 0)
FROM "cart_approvals" a JOIN "carts" c ON c."cart_id" = a."cart_id";--> statement-breakpoint
INSERT INTO "approval_deeds" ("cart_id", "deed", "version", "by", "by_id", "at")
SELECT o."cart_id", 'finalized', c."version", o."finalized_by", o."finalized_by_id", o."finalized_at"
FROM "orders" o JOIN "carts" c ON c."cart_id" = o."cart_id";
