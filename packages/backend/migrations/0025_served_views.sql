ALTER TABLE "colours" ADD COLUMN "served_views" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "colours" ADD CONSTRAINT "colours_served_views" CHECK ("colours"."served_views" >= 0);--> statement-breakpoint
UPDATE "colours" SET "served_views" = 1 WHERE NOT "pictured";
