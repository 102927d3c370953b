CREATE TRIGGER "customer_locks_access" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "customer_locks" FOR EACH STATEMENT EXECUTE FUNCTION "count_access_change"('rights');
