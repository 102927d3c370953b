ALTER TABLE "cart_lines" ADD COLUMN "stored_currency" char(3);--> statement-breakpoint
ALTER TABLE "cart_price_acceptances" ADD COLUMN "old_currency" char(3);--> statement-breakpoint
ALTER TABLE "cart_price_acceptances" ADD COLUMN "new_currency" char(3);