CREATE TABLE "copies" (
	"copy_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"right_env" text NOT NULL,
	"source_kind" text NOT NULL,
	"source_id" text NOT NULL,
	"head" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"made_at" bigint NOT NULL,
	CONSTRAINT "copies_key" UNIQUE("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "copy_targets" (
	"copy_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"position" integer NOT NULL,
	"outcome" jsonb,
	CONSTRAINT "copy_targets_copy_id_customer_id_pk" PRIMARY KEY("copy_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "group_order_carts" (
	"group_id" text NOT NULL,
	"cart_id" text NOT NULL,
	"added_at" bigint NOT NULL,
	CONSTRAINT "group_order_carts_group_id_cart_id_pk" PRIMARY KEY("group_id","cart_id")
);
--> statement-breakpoint
CREATE TABLE "group_orders" (
	"group_id" text PRIMARY KEY NOT NULL,
	"group_name" text NOT NULL,
	"season" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"made_by" text NOT NULL,
	"made_by_id" text NOT NULL,
	"made_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	CONSTRAINT "group_orders_key" UNIQUE("made_by_id","key"),
	CONSTRAINT "group_orders_name" CHECK (char_length("group_orders"."group_name") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "copy_targets" ADD CONSTRAINT "copy_targets_copy_id_copies_copy_id_fk" FOREIGN KEY ("copy_id") REFERENCES "public"."copies"("copy_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copy_targets" ADD CONSTRAINT "copy_targets_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_order_carts" ADD CONSTRAINT "group_order_carts_group_id_group_orders_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."group_orders"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_order_carts" ADD CONSTRAINT "group_order_carts_cart_id_carts_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("cart_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_orders" ADD CONSTRAINT "group_orders_season_seasons_season_fk" FOREIGN KEY ("season") REFERENCES "public"."seasons"("season") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_order_carts_cart" ON "group_order_carts" USING btree ("cart_id");