CREATE TABLE "size_curves" (
	"curve_id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"gender" text NOT NULL,
	"commodity_class" text NOT NULL,
	"sizes" jsonb NOT NULL,
	"lengths" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_pdfs" (
	"file_id" text NOT NULL,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "form_pdfs_file_id_language_pk" PRIMARY KEY("file_id","language")
);
--> statement-breakpoint
ALTER TABLE "form_pdfs" ADD CONSTRAINT "form_pdfs_file_id_form_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."form_files"("file_id") ON DELETE cascade ON UPDATE no action;