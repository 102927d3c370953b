ALTER TABLE "order_lines" ADD COLUMN "vat_per_mille" integer;--> statement-breakpoint
ALTER TABLE "price_lists" ADD COLUMN "class_vat_per_mille" jsonb DEFAULT '{}'::jsonb NOT NULL;