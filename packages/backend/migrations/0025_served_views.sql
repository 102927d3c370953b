ALTER TABLE "colours" ADD COLUMN "served_views" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "colours" ADD CONSTRAINT "colours_served_views" CHECK ("colours"."served_views" >= 0);
