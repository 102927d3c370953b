CREATE TABLE "cart_price_acceptances" (
	"acceptance_id" serial PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"article_variant_id" text NOT NULL,
	"old_price" bigint,
	"new_price" bigint NOT NULL,
	"accepted_by" text NOT NULL,
	"accepted_by_id" text NOT NULL,
	"accepted_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_price_acceptances" ADD CONSTRAINT "cart_price_acceptances_cart_id_carts_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("cart_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_price_acceptances" ADD CONSTRAINT "cart_price_acceptances_article_variant_id_variants_article_variant_id_fk" FOREIGN KEY ("article_variant_id") REFERENCES "public"."variants"("article_variant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_price_acceptances_cart" ON "cart_price_acceptances" USING btree ("cart_id");