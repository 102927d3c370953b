DROP TRIGGER "users_access" ON "users";
--> statement-breakpoint
CREATE TRIGGER "users_access" AFTER INSERT OR UPDATE OF "user_id", "email", "first_name", "last_name", "canonical_id", "roles", "rights", "every_customer", "disabled" OR DELETE OR TRUNCATE ON "users" FOR EACH STATEMENT EXECUTE FUNCTION "count_access_change"('rights');
