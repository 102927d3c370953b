CREATE TABLE "last_imports" (
	"kind" text PRIMARY KEY NOT NULL,
	"made_at" bigint NOT NULL,
	"taken_at" bigint NOT NULL
);
