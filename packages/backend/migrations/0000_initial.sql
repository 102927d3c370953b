CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 4500001 CACHE 1;--> statement-breakpoint
CREATE TABLE "provider_records" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"consumed_at" bigint,
	"expires_at" bigint,
	CONSTRAINT "provider_records_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "provider_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"subject" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_ends_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_approvals" (
	"cart_id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"approved_by" text NOT NULL,
	"approved_by_id" text NOT NULL,
	"approved_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"cart_id" text NOT NULL,
	"article_variant_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"stored_price" bigint,
	"changed_by" text NOT NULL,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "cart_lines_cart_id_article_variant_id_pk" PRIMARY KEY("cart_id","article_variant_id"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 0 and 9999)
);
--> statement-breakpoint
CREATE TABLE "cart_returns" (
	"return_id" serial PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"returned_by" text NOT NULL,
	"returned_at" bigint NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"cart_id" text PRIMARY KEY NOT NULL,
	"right_env" text NOT NULL,
	"customer_id" text NOT NULL,
	"season" text NOT NULL,
	"subdivision" text NOT NULL,
	"collection_type" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "carts_state_known" CHECK ("carts"."state" in ('open', 'approved', 'finalized')),
	CONSTRAINT "carts_env" CHECK ("carts"."right_env" in ('preorder', 'postorder'))
);
--> statement-breakpoint
CREATE TABLE "customer_locks" (
	"customer_id" text NOT NULL,
	"scope" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"reason_en" text NOT NULL,
	"reason_de" text NOT NULL,
	CONSTRAINT "customer_locks_customer_id_scope_subject_pk" PRIMARY KEY("customer_id","scope","subject"),
	CONSTRAINT "customer_locks_scope" CHECK ("customer_locks"."scope" in ('customer', 'subdivision', 'collectionType')),
	CONSTRAINT "customer_locks_subject" CHECK (("customer_locks"."scope" = 'customer') = ("customer_locks"."subject" = ''))
);
--> statement-breakpoint
CREATE TABLE "customer_subdivisions" (
	"customer_id" text NOT NULL,
	"subdivision" text NOT NULL,
	CONSTRAINT "customer_subdivisions_customer_id_subdivision_pk" PRIMARY KEY("customer_id","subdivision")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"customer_number" text NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"country" char(2) NOT NULL,
	"price_list_id" text NOT NULL,
	"vat_id" text,
	"search_text" text NOT NULL,
	CONSTRAINT "customers_customerNumber_unique" UNIQUE("customer_number")
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"price_list_id" text PRIMARY KEY NOT NULL,
	"country" char(2) NOT NULL,
	"currency" char(3) NOT NULL,
	"vat_per_mille" integer NOT NULL,
	CONSTRAINT "price_lists_vat" CHECK ("price_lists"."vat_per_mille" between 0 and 999)
);
--> statement-breakpoint
CREATE TABLE "customer_favorites" (
	"user_id" text NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "customer_favorites_user_id_customer_id_pk" PRIMARY KEY("user_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" bigint NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"article_id" text NOT NULL,
	"article_number" text NOT NULL,
	"style_name_en" text NOT NULL,
	"style_name_de" text NOT NULL,
	"article_color_id" text NOT NULL,
	"colour_name_en" text NOT NULL,
	"colour_name_de" text NOT NULL,
	"hex" char(7) NOT NULL,
	"article_variant_id" text NOT NULL,
	"ean" char(13) NOT NULL,
	"article_length" text NOT NULL,
	"size" text NOT NULL,
	"quantity" integer NOT NULL,
	"sales_price" bigint NOT NULL,
	"retail_price" bigint,
	"delivery_from" bigint NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" between 1 and 9999)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"cart_id" text NOT NULL,
	"right_env" text NOT NULL,
	"customer_id" text NOT NULL,
	"customer_number" text NOT NULL,
	"customer_name" text NOT NULL,
	"season" text NOT NULL,
	"subdivision" text NOT NULL,
	"collection_type" text NOT NULL,
	"currency" char(3) NOT NULL,
	"pieces" integer NOT NULL,
	"value" bigint NOT NULL,
	"retail_value" bigint NOT NULL,
	"approved_by" text,
	"finalized_by" text NOT NULL,
	"finalized_by_id" text NOT NULL,
	"finalized_at" bigint NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "orders_orderNumber_unique" UNIQUE("order_number"),
	CONSTRAINT "orders_cartId_unique" UNIQUE("cart_id"),
	CONSTRAINT "orders_pieces" CHECK ("orders"."pieces" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_limits" (
	"customer_id" text NOT NULL,
	"right_env" text NOT NULL,
	"season" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	CONSTRAINT "order_limits_customer_id_right_env_season_pk" PRIMARY KEY("customer_id","right_env","season"),
	CONSTRAINT "order_limits_amount" CHECK ("order_limits"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"brand_id" integer PRIMARY KEY NOT NULL,
	"display_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lines" (
	"line_id" text PRIMARY KEY NOT NULL,
	"brand_id" integer NOT NULL,
	"display_name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"season" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_de" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "selling_times" (
	"selling_time_id" serial PRIMARY KEY NOT NULL,
	"right_env" text NOT NULL,
	"season" text NOT NULL,
	"subdivision" text NOT NULL,
	"collection_type" text NOT NULL,
	"country" char(2) NOT NULL,
	"role" text NOT NULL,
	"sales_period_from" bigint NOT NULL,
	"sales_period_to" bigint NOT NULL,
	CONSTRAINT "selling_times_env" CHECK ("selling_times"."right_env" in ('preorder', 'postorder')),
	CONSTRAINT "selling_times_period" CHECK ("selling_times"."sales_period_from" < "selling_times"."sales_period_to")
);
--> statement-breakpoint
CREATE TABLE "subdivisions" (
	"subdivision" text PRIMARY KEY NOT NULL,
	"line_id" text NOT NULL,
	"display_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "barred_variants" (
	"customer_id" text NOT NULL,
	"article_variant_id" text NOT NULL,
	CONSTRAINT "barred_variants_customer_id_article_variant_id_pk" PRIMARY KEY("customer_id","article_variant_id")
);
--> statement-breakpoint
CREATE TABLE "colours" (
	"article_color_id" text PRIMARY KEY NOT NULL,
	"article_id" text NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_de" text NOT NULL,
	"hex" char(7) NOT NULL,
	"colour_group" text NOT NULL,
	"sales_period_to" bigint,
	"delivery_from" bigint NOT NULL,
	"delivery_to" bigint NOT NULL,
	"pictured" boolean NOT NULL,
	CONSTRAINT "colours_delivery" CHECK ("colours"."delivery_from" < "colours"."delivery_to")
);
--> statement-breakpoint
CREATE TABLE "length_limits" (
	"article_color_id" text NOT NULL,
	"article_length" text NOT NULL,
	"permitted_total" integer NOT NULL,
	CONSTRAINT "length_limits_article_color_id_article_length_pk" PRIMARY KEY("article_color_id","article_length"),
	CONSTRAINT "length_limits_total" CHECK ("length_limits"."permitted_total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"article_variant_id" text PRIMARY KEY NOT NULL,
	"article_color_id" text NOT NULL,
	"ean" char(13) NOT NULL,
	"article_length" text NOT NULL,
	"size" text NOT NULL,
	"position" integer NOT NULL,
	"stock" integer,
	"permitted_quantity" integer,
	"buyable" boolean NOT NULL,
	"cancelled" boolean NOT NULL,
	"reorderable" boolean NOT NULL,
	"preorderable" boolean NOT NULL,
	CONSTRAINT "variants_ean_unique" UNIQUE("ean"),
	CONSTRAINT "variants_stock" CHECK ("variants"."stock" >= 0),
	CONSTRAINT "variants_permitted" CHECK ("variants"."permitted_quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "style_prices" (
	"article_id" text NOT NULL,
	"price_list_id" text NOT NULL,
	"sales_price" bigint NOT NULL,
	"retail_price" bigint,
	CONSTRAINT "style_prices_article_id_price_list_id_pk" PRIMARY KEY("article_id","price_list_id"),
	CONSTRAINT "style_prices_amounts" CHECK ("style_prices"."sales_price" > 0 and "style_prices"."retail_price" > 0)
);
--> statement-breakpoint
CREATE TABLE "variant_prices" (
	"article_variant_id" text NOT NULL,
	"price_list_id" text NOT NULL,
	"sales_price" bigint,
	"retail_price" bigint,
	CONSTRAINT "variant_prices_article_variant_id_price_list_id_pk" PRIMARY KEY("article_variant_id","price_list_id"),
	CONSTRAINT "variant_prices_amounts" CHECK ("variant_prices"."sales_price" > 0 and "variant_prices"."retail_price" > 0)
);
--> statement-breakpoint
CREATE TABLE "keylooks" (
	"keylook_id" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_de" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "styles" (
	"article_id" text PRIMARY KEY NOT NULL,
	"article_number" text NOT NULL,
	"season" text NOT NULL,
	"subdivision" text NOT NULL,
	"collection_type" text NOT NULL,
	"name_en" text NOT NULL,
	"name_de" text NOT NULL,
	"description_en" text NOT NULL,
	"description_de" text NOT NULL,
	"gender" text NOT NULL,
	"commodity_class" text NOT NULL,
	"model" text NOT NULL,
	"shape" text NOT NULL,
	"fit" text NOT NULL,
	"marks" jsonb NOT NULL,
	"keylook_id" text,
	"material" jsonb NOT NULL,
	"care" jsonb NOT NULL,
	"sizes" jsonb NOT NULL,
	"lengths" jsonb NOT NULL,
	"drawing" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"en" text NOT NULL,
	"de" text NOT NULL,
	CONSTRAINT "terms_kind_code_pk" PRIMARY KEY("kind","code")
);
--> statement-breakpoint
CREATE TABLE "tiles" (
	"tile_id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"position" integer NOT NULL,
	"link" text NOT NULL,
	"new_tab" boolean NOT NULL,
	"picture" text,
	"condition" jsonb,
	"en" jsonb NOT NULL,
	"de" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_customers" (
	"user_id" text NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "user_customers_user_id_customer_id_pk" PRIMARY KEY("user_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"canonical_id" text NOT NULL,
	"roles" jsonb NOT NULL,
	"rights" jsonb NOT NULL,
	"every_customer" boolean DEFAULT false NOT NULL,
	"selected_language" text,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "cart_approvals" ADD CONSTRAINT "cart_approvals_cart_id_carts_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("cart_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("cart_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_article_variant_id_variants_article_variant_id_fk" FOREIGN KEY ("article_variant_id") REFERENCES "public"."variants"("article_variant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_returns" ADD CONSTRAINT "cart_returns_cart_id_carts_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("cart_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_season_seasons_season_fk" FOREIGN KEY ("season") REFERENCES "public"."seasons"("season") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_subdivision_subdivisions_subdivision_fk" FOREIGN KEY ("subdivision") REFERENCES "public"."subdivisions"("subdivision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_locks" ADD CONSTRAINT "customer_locks_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_subdivisions" ADD CONSTRAINT "customer_subdivisions_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_subdivisions" ADD CONSTRAINT "customer_subdivisions_subdivision_subdivisions_subdivision_fk" FOREIGN KEY ("subdivision") REFERENCES "public"."subdivisions"("subdivision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_price_list_id_price_lists_price_list_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("price_list_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_favorites" ADD CONSTRAINT "customer_favorites_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_favorites" ADD CONSTRAINT "customer_favorites_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("cart_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_limits" ADD CONSTRAINT "order_limits_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_limits" ADD CONSTRAINT "order_limits_season_seasons_season_fk" FOREIGN KEY ("season") REFERENCES "public"."seasons"("season") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lines" ADD CONSTRAINT "lines_brand_id_brands_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("brand_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selling_times" ADD CONSTRAINT "selling_times_season_seasons_season_fk" FOREIGN KEY ("season") REFERENCES "public"."seasons"("season") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selling_times" ADD CONSTRAINT "selling_times_subdivision_subdivisions_subdivision_fk" FOREIGN KEY ("subdivision") REFERENCES "public"."subdivisions"("subdivision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subdivisions" ADD CONSTRAINT "subdivisions_line_id_lines_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "barred_variants" ADD CONSTRAINT "barred_variants_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "barred_variants" ADD CONSTRAINT "barred_variants_article_variant_id_variants_article_variant_id_fk" FOREIGN KEY ("article_variant_id") REFERENCES "public"."variants"("article_variant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colours" ADD CONSTRAINT "colours_article_id_styles_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."styles"("article_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "length_limits" ADD CONSTRAINT "length_limits_article_color_id_colours_article_color_id_fk" FOREIGN KEY ("article_color_id") REFERENCES "public"."colours"("article_color_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_article_color_id_colours_article_color_id_fk" FOREIGN KEY ("article_color_id") REFERENCES "public"."colours"("article_color_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "style_prices" ADD CONSTRAINT "style_prices_article_id_styles_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."styles"("article_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "style_prices" ADD CONSTRAINT "style_prices_price_list_id_price_lists_price_list_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("price_list_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_prices" ADD CONSTRAINT "variant_prices_article_variant_id_variants_article_variant_id_fk" FOREIGN KEY ("article_variant_id") REFERENCES "public"."variants"("article_variant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_prices" ADD CONSTRAINT "variant_prices_price_list_id_price_lists_price_list_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("price_list_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "styles" ADD CONSTRAINT "styles_season_seasons_season_fk" FOREIGN KEY ("season") REFERENCES "public"."seasons"("season") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "styles" ADD CONSTRAINT "styles_subdivision_subdivisions_subdivision_fk" FOREIGN KEY ("subdivision") REFERENCES "public"."subdivisions"("subdivision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "styles" ADD CONSTRAINT "styles_keylook_id_keylooks_keylook_id_fk" FOREIGN KEY ("keylook_id") REFERENCES "public"."keylooks"("keylook_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_customers" ADD CONSTRAINT "user_customers_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_customers" ADD CONSTRAINT "user_customers_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_records_grant" ON "provider_records" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "provider_records_uid" ON "provider_records" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "provider_records_expiry" ON "provider_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "cart_lines_variant" ON "cart_lines" USING btree ("article_variant_id");--> statement-breakpoint
CREATE INDEX "cart_returns_cart" ON "cart_returns" USING btree ("cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_current" ON "carts" USING btree ("right_env","customer_id","season","subdivision","collection_type") WHERE state in ('open', 'approved');--> statement-breakpoint
CREATE INDEX "carts_state" ON "carts" USING btree ("state","right_env");--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" USING btree ("name");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","right_env","finalized_at");--> statement-breakpoint
CREATE INDEX "selling_times_place" ON "selling_times" USING btree ("right_env","country","season","subdivision","collection_type");--> statement-breakpoint
CREATE INDEX "barred_variants_variant" ON "barred_variants" USING btree ("article_variant_id");--> statement-breakpoint
CREATE INDEX "colours_style" ON "colours" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "variants_colour" ON "variants" USING btree ("article_color_id");--> statement-breakpoint
CREATE INDEX "variant_prices_list" ON "variant_prices" USING btree ("price_list_id");--> statement-breakpoint
CREATE INDEX "styles_place" ON "styles" USING btree ("season","subdivision","collection_type");--> statement-breakpoint
CREATE INDEX "user_customers_customer" ON "user_customers" USING btree ("customer_id");