CREATE TABLE "live_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"right_env" text NOT NULL,
	"season" text NOT NULL,
	"subdivision" text NOT NULL,
	"collection_type" text NOT NULL,
	"title_en" text NOT NULL,
	"title_de" text NOT NULL,
	"host" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"planned_styles" integer,
	"version" integer NOT NULL,
	CONSTRAINT "live_events_env" CHECK ("live_events"."right_env" in ('preorder', 'postorder')),
	CONSTRAINT "live_events_period" CHECK ("live_events"."starts_at" < "live_events"."ends_at"),
	CONSTRAINT "live_events_planned" CHECK ("live_events"."planned_styles" > 0)
);
--> statement-breakpoint
CREATE TABLE "live_shown" (
	"event_id" text NOT NULL,
	"position" integer NOT NULL,
	"article_id" text,
	"shown_at" bigint NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "live_shown_event_id_position_pk" PRIMARY KEY("event_id","position"),
	CONSTRAINT "live_shown_once" UNIQUE("event_id","article_id")
);
--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_season_seasons_season_fk" FOREIGN KEY ("season") REFERENCES "public"."seasons"("season") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_subdivision_subdivisions_subdivision_fk" FOREIGN KEY ("subdivision") REFERENCES "public"."subdivisions"("subdivision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_shown" ADD CONSTRAINT "live_shown_event_id_live_events_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."live_events"("event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_shown" ADD CONSTRAINT "live_shown_article_id_styles_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."styles"("article_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_events_place" ON "live_events" USING btree ("right_env","season","subdivision","collection_type");--> statement-breakpoint
CREATE INDEX "live_shown_style" ON "live_shown" USING btree ("article_id");