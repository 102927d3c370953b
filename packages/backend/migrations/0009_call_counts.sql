CREATE TABLE "call_counts" (
	"subject" text PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"window_ends_at" bigint NOT NULL
);
