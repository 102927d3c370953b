CREATE TABLE "pictures" (
	"picture_id" text PRIMARY KEY NOT NULL,
	"article_color_id" text NOT NULL,
	"view" text NOT NULL,
	"source" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_article_color_id_colours_article_color_id_fk" FOREIGN KEY ("article_color_id") REFERENCES "public"."colours"("article_color_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pictures_view" ON "pictures" USING btree ("article_color_id","view");--> statement-breakpoint
ALTER TABLE "pictures" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
--> statement-breakpoint
CREATE TRIGGER "pictures_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "pictures" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalogue_change"();
