CREATE TABLE "filter_sets" (
	"filter_set_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"right_env" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	CONSTRAINT "filter_sets_env" CHECK ("filter_sets"."right_env" in ('preorder', 'postorder'))
);
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "catalogue_version_only" CHECK ("catalogue_version"."only")
);
--> statement-breakpoint
ALTER TABLE "colours" ADD COLUMN "colour_stock" text DEFAULT 'season' NOT NULL;--> statement-breakpoint
ALTER TABLE "styles" ADD COLUMN "commodity_main_class" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "styles" ADD COLUMN "commodity_subclass" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "styles" ADD COLUMN "style_role" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "styles" ADD COLUMN "line_id" text;--> statement-breakpoint
ALTER TABLE "filter_sets" ADD CONSTRAINT "filter_sets_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "filter_sets_name" ON "filter_sets" USING btree ("user_id","right_env",lower("name"));--> statement-breakpoint
ALTER TABLE "styles" ADD CONSTRAINT "styles_line_id_lines_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "catalogue_version" DEFAULT VALUES;
--> statement-breakpoint
CREATE FUNCTION "count_catalogue_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "catalogue_version" SET "version" = "version" + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "styles_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "styles" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "colours_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "colours" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "variants_catalogue" AFTER INSERT OR UPDATE OF "article_variant_id", "article_color_id", "ean" OR DELETE OR TRUNCATE ON "variants" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "style_prices_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "style_prices" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "variant_prices_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "variant_prices" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "barred_variants_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "barred_variants" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "terms_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "terms" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "brands_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "brands" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "lines_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "lines" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "subdivisions_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "subdivisions" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "price_lists_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "price_lists" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_change"();
