CREATE TABLE "access_versions" (
	"concern" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
INSERT INTO "access_versions" ("concern") VALUES ('signIns'), ('rights');
--> statement-breakpoint
CREATE FUNCTION "count_access_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "access_versions" SET "version" = "version" + 1 WHERE "concern" = TG_ARGV[0];
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "provider_records_access" AFTER UPDATE OR DELETE ON "provider_records" FOR EACH ROW WHEN (OLD."kind" IN ('AccessToken', 'Session') AND (OLD."expires_at" IS NULL OR OLD."expires_at" > extract(epoch FROM now()))) EXECUTE FUNCTION "count_access_change"('signIns');
--> statement-breakpoint
CREATE TRIGGER "provider_records_truncate_access" AFTER TRUNCATE ON "provider_records" FOR EACH STATEMENT EXECUTE FUNCTION "count_access_change"('signIns');
--> statement-breakpoint
CREATE TRIGGER "users_access" AFTER INSERT OR UPDATE OF "user_id", "email", "first_name", "last_name", "canonical_id", "roles", "rights", "every_customer" OR DELETE OR TRUNCATE ON "users" FOR EACH STATEMENT EXECUTE FUNCTION "count_access_change"('rights');
--> statement-breakpoint
CREATE TRIGGER "user_customers_access" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "user_customers" FOR EACH STATEMENT EXECUTE FUNCTION "count_access_change"('rights');
--> statement-breakpoint
CREATE TRIGGER "customers_access" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "customers" FOR EACH STATEMENT EXECUTE FUNCTION "count_access_change"('rights');
--> statement-breakpoint
CREATE TRIGGER "customer_subdivisions_access" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "customer_subdivisions" FOR EACH STATEMENT EXECUTE FUNCTION "count_access_change"('rights');
--> statement-breakpoint
CREATE TRIGGER "selling_times_access" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "selling_times" FOR EACH STATEMENT EXECUTE FUNCTION "count_access_change"('rights');
