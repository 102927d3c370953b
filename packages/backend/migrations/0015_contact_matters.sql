ALTER TABLE "contacts" ADD COLUMN "matters" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "regions" jsonb DEFAULT '[]'::jsonb NOT NULL;