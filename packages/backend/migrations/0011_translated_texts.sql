-- A text in each language is one column now, by language: {"en": "…", "de": "…"}. A process of the release before may
-- still run: the columns it knows stay, and a trigger keeps both alike, whichever is written. The next release drops the
-- old columns, the triggers and the function.
CREATE FUNCTION "keep_translations"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fresh jsonb := to_jsonb(NEW);
  stored jsonb := '{}';
  at_text text;
  at_en text;
  at_de text;
BEGIN
  IF TG_OP = 'UPDATE' THEN stored := to_jsonb(OLD); END IF;
  FOR n IN 0 .. TG_NARGS / 3 - 1 LOOP
    at_text := TG_ARGV[3 * n];
    at_en := TG_ARGV[3 * n + 1];
    at_de := TG_ARGV[3 * n + 2];
    IF fresh -> at_text IS NOT DISTINCT FROM coalesce(stored -> at_text, 'null') THEN
      fresh := jsonb_set(fresh, ARRAY[at_text], coalesce(nullif(fresh -> at_text, 'null'), '{}')
        || jsonb_build_object('en', fresh -> at_en, 'de', fresh -> at_de));
    ELSE
      fresh := fresh || jsonb_build_object(at_en, fresh -> at_text -> 'en',
        at_de, coalesce(fresh -> at_text -> 'de', fresh -> at_text -> 'en'));
    END IF;
  END LOOP;
  RETURN jsonb_populate_record(NEW, fresh);
END $$;
--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "name" jsonb;
--> statement-breakpoint
UPDATE "seasons" SET "name" = jsonb_build_object('en', "name_en", 'de', "name_de");
--> statement-breakpoint
ALTER TABLE "seasons" ALTER COLUMN "name" SET NOT NULL;
--> statement-breakpoint
CREATE TRIGGER "seasons_translations" BEFORE INSERT OR UPDATE OF "name", "name_en", "name_de" ON "seasons" FOR EACH ROW EXECUTE FUNCTION "keep_translations"('name', 'name_en', 'name_de');
--> statement-breakpoint
ALTER TABLE "keylooks" ADD COLUMN "name" jsonb;
--> statement-breakpoint
UPDATE "keylooks" SET "name" = jsonb_build_object('en', "name_en", 'de', "name_de");
--> statement-breakpoint
ALTER TABLE "keylooks" ALTER COLUMN "name" SET NOT NULL;
--> statement-breakpoint
CREATE TRIGGER "keylooks_translations" BEFORE INSERT OR UPDATE OF "name", "name_en", "name_de" ON "keylooks" FOR EACH ROW EXECUTE FUNCTION "keep_translations"('name', 'name_en', 'name_de');
--> statement-breakpoint
ALTER TABLE "styles" ADD COLUMN "name" jsonb, ADD COLUMN "description" jsonb;
--> statement-breakpoint
UPDATE "styles" SET "name" = jsonb_build_object('en', "name_en", 'de', "name_de"), "description" = jsonb_build_object('en', "description_en", 'de', "description_de");
--> statement-breakpoint
ALTER TABLE "styles" ALTER COLUMN "name" SET NOT NULL, ALTER COLUMN "description" SET NOT NULL;
--> statement-breakpoint
CREATE TRIGGER "styles_translations" BEFORE INSERT OR UPDATE OF "name", "name_en", "name_de", "description", "description_en", "description_de" ON "styles" FOR EACH ROW EXECUTE FUNCTION "keep_translations"('name', 'name_en', 'name_de', 'description', 'description_en', 'description_de');
--> statement-breakpoint
ALTER TABLE "colours" ADD COLUMN "name" jsonb;
--> statement-breakpoint
UPDATE "colours" SET "name" = jsonb_build_object('en', "name_en", 'de', "name_de");
--> statement-breakpoint
ALTER TABLE "colours" ALTER COLUMN "name" SET NOT NULL;
--> statement-breakpoint
CREATE TRIGGER "colours_translations" BEFORE INSERT OR UPDATE OF "name", "name_en", "name_de" ON "colours" FOR EACH ROW EXECUTE FUNCTION "keep_translations"('name', 'name_en', 'name_de');
--> statement-breakpoint
ALTER TABLE "customer_locks" ADD COLUMN "reason" jsonb;
--> statement-breakpoint
UPDATE "customer_locks" SET "reason" = jsonb_build_object('en', "reason_en", 'de', "reason_de");
--> statement-breakpoint
ALTER TABLE "customer_locks" ALTER COLUMN "reason" SET NOT NULL;
--> statement-breakpoint
CREATE TRIGGER "customer_locks_translations" BEFORE INSERT OR UPDATE OF "reason", "reason_en", "reason_de" ON "customer_locks" FOR EACH ROW EXECUTE FUNCTION "keep_translations"('reason', 'reason_en', 'reason_de');
--> statement-breakpoint
ALTER TABLE "live_events" ADD COLUMN "title" jsonb;
--> statement-breakpoint
UPDATE "live_events" SET "title" = jsonb_build_object('en', "title_en", 'de', "title_de");
--> statement-breakpoint
ALTER TABLE "live_events" ALTER COLUMN "title" SET NOT NULL;
--> statement-breakpoint
CREATE TRIGGER "live_events_translations" BEFORE INSERT OR UPDATE OF "title", "title_en", "title_de" ON "live_events" FOR EACH ROW EXECUTE FUNCTION "keep_translations"('title', 'title_en', 'title_de');
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "style_name" jsonb, ADD COLUMN "colour_name" jsonb;
--> statement-breakpoint
UPDATE "order_lines" SET "style_name" = jsonb_build_object('en', "style_name_en", 'de', "style_name_de"), "colour_name" = jsonb_build_object('en', "colour_name_en", 'de', "colour_name_de");
--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "style_name" SET NOT NULL, ALTER COLUMN "colour_name" SET NOT NULL;
--> statement-breakpoint
CREATE TRIGGER "order_lines_translations" BEFORE INSERT OR UPDATE OF "style_name", "style_name_en", "style_name_de", "colour_name", "colour_name_en", "colour_name_de" ON "order_lines" FOR EACH ROW EXECUTE FUNCTION "keep_translations"('style_name', 'style_name_en', 'style_name_de', 'colour_name', 'colour_name_en', 'colour_name_de');
--> statement-breakpoint
ALTER TABLE "terms" ADD COLUMN "label" jsonb;
--> statement-breakpoint
UPDATE "terms" SET "label" = jsonb_build_object('en', "en", 'de', "de");
--> statement-breakpoint
ALTER TABLE "terms" ALTER COLUMN "label" SET NOT NULL;
--> statement-breakpoint
CREATE TRIGGER "terms_translations" BEFORE INSERT OR UPDATE OF "label", "en", "de" ON "terms" FOR EACH ROW EXECUTE FUNCTION "keep_translations"('label', 'en', 'de');
--> statement-breakpoint
ALTER TABLE "tiles" ADD COLUMN "texts" jsonb;
--> statement-breakpoint
UPDATE "tiles" SET "texts" = jsonb_build_object('en', "en", 'de', "de");
--> statement-breakpoint
ALTER TABLE "tiles" ALTER COLUMN "texts" SET NOT NULL;
--> statement-breakpoint
CREATE TRIGGER "tiles_translations" BEFORE INSERT OR UPDATE OF "texts", "en", "de" ON "tiles" FOR EACH ROW EXECUTE FUNCTION "keep_translations"('texts', 'en', 'de');
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "texts" jsonb;
--> statement-breakpoint
UPDATE "messages" SET "texts" = jsonb_build_object('en', "en", 'de', "de");
--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "texts" SET NOT NULL;
--> statement-breakpoint
CREATE TRIGGER "messages_translations" BEFORE INSERT OR UPDATE OF "texts", "en", "de" ON "messages" FOR EACH ROW EXECUTE FUNCTION "keep_translations"('texts', 'en', 'de');
--> statement-breakpoint
ALTER TABLE "contact_departments" ADD COLUMN "texts" jsonb;
--> statement-breakpoint
UPDATE "contact_departments" SET "texts" = jsonb_build_object('en', "en", 'de', "de");
--> statement-breakpoint
ALTER TABLE "contact_departments" ALTER COLUMN "texts" SET NOT NULL;
--> statement-breakpoint
CREATE TRIGGER "contact_departments_translations" BEFORE INSERT OR UPDATE OF "texts", "en", "de" ON "contact_departments" FOR EACH ROW EXECUTE FUNCTION "keep_translations"('texts', 'en', 'de');
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "texts" jsonb;
--> statement-breakpoint
UPDATE "contacts" SET "texts" = jsonb_build_object('en', "en", 'de', "de");
--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "texts" SET NOT NULL;
--> statement-breakpoint
CREATE TRIGGER "contacts_translations" BEFORE INSERT OR UPDATE OF "texts", "en", "de" ON "contacts" FOR EACH ROW EXECUTE FUNCTION "keep_translations"('texts', 'en', 'de');
--> statement-breakpoint
ALTER TABLE "faq_topics" ADD COLUMN "texts" jsonb;
--> statement-breakpoint
UPDATE "faq_topics" SET "texts" = jsonb_build_object('en', "en", 'de', "de");
--> statement-breakpoint
ALTER TABLE "faq_topics" ALTER COLUMN "texts" SET NOT NULL;
--> statement-breakpoint
CREATE TRIGGER "faq_topics_translations" BEFORE INSERT OR UPDATE OF "texts", "en", "de" ON "faq_topics" FOR EACH ROW EXECUTE FUNCTION "keep_translations"('texts', 'en', 'de');
--> statement-breakpoint
ALTER TABLE "faq_articles" ADD COLUMN "texts" jsonb;
--> statement-breakpoint
UPDATE "faq_articles" SET "texts" = jsonb_build_object('en', "en", 'de', "de");
--> statement-breakpoint
ALTER TABLE "faq_articles" ALTER COLUMN "texts" SET NOT NULL;
--> statement-breakpoint
CREATE TRIGGER "faq_articles_translations" BEFORE INSERT OR UPDATE OF "texts", "en", "de" ON "faq_articles" FOR EACH ROW EXECUTE FUNCTION "keep_translations"('texts', 'en', 'de');
--> statement-breakpoint
ALTER TABLE "form_categories" ADD COLUMN "texts" jsonb;
--> statement-breakpoint
UPDATE "form_categories" SET "texts" = jsonb_build_object('en', "en", 'de', "de");
--> statement-breakpoint
ALTER TABLE "form_categories" ALTER COLUMN "texts" SET NOT NULL;
--> statement-breakpoint
CREATE TRIGGER "form_categories_translations" BEFORE INSERT OR UPDATE OF "texts", "en", "de" ON "form_categories" FOR EACH ROW EXECUTE FUNCTION "keep_translations"('texts', 'en', 'de');
--> statement-breakpoint
ALTER TABLE "form_files" ADD COLUMN "texts" jsonb;
--> statement-breakpoint
UPDATE "form_files" SET "texts" = jsonb_build_object('en', "en", 'de', "de");
--> statement-breakpoint
ALTER TABLE "form_files" ALTER COLUMN "texts" SET NOT NULL;
--> statement-breakpoint
CREATE TRIGGER "form_files_translations" BEFORE INSERT OR UPDATE OF "texts", "en", "de" ON "form_files" FOR EACH ROW EXECUTE FUNCTION "keep_translations"('texts', 'en', 'de');
