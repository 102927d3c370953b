CREATE TABLE "program_tokens" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"parts" jsonb NOT NULL,
	"made_at" bigint NOT NULL,
	CONSTRAINT "program_tokens_hash_unique" UNIQUE("hash")
);
