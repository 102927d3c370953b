CREATE TABLE "unused_files" (
	"file_key" text PRIMARY KEY NOT NULL,
	"seen_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pictures" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "form_pdfs" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "file_key" text;--> statement-breakpoint
ALTER TABLE "form_pdfs" ADD COLUMN "file_key" text;--> statement-breakpoint
CREATE INDEX "pictures_file" ON "pictures" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "form_pdfs_file" ON "form_pdfs" USING btree ("file_key");--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_kept_once" CHECK (num_nonnulls("pictures"."bytes", "pictures"."file_key") = 1);--> statement-breakpoint
ALTER TABLE "form_pdfs" ADD CONSTRAINT "form_pdfs_kept_once" CHECK (num_nonnulls("form_pdfs"."bytes", "form_pdfs"."file_key") = 1);--> statement-breakpoint
-- Where its bytes are kept changes nothing of what a colour shows.
DROP TRIGGER "pictures_catalogue" ON "pictures";
--> statement-breakpoint
CREATE TRIGGER "pictures_catalogue" AFTER INSERT OR UPDATE OF "picture_id", "article_color_id", "view", "source" OR DELETE OR TRUNCATE ON "pictures" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_change"();
