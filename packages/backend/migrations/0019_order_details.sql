CREATE TABLE "delivery_addresses" (
	"address_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"country" char(2) NOT NULL,
	"offered" boolean DEFAULT true NOT NULL,
	CONSTRAINT "delivery_addresses_code" UNIQUE("customer_id","code")
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "customer_order_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "delivery_address_id" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "requested_week" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_order_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_address" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "requested_week" text;--> statement-breakpoint
ALTER TABLE "delivery_addresses" ADD CONSTRAINT "delivery_addresses_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_delivery_address_id_delivery_addresses_address_id_fk" FOREIGN KEY ("delivery_address_id") REFERENCES "public"."delivery_addresses"("address_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carts_delivery_address" ON "carts" USING btree ("delivery_address_id") WHERE delivery_address_id is not null;