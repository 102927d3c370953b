CREATE TABLE "outgoing_mails" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"sender_id" text,
	"recipient" text NOT NULL,
	"content" jsonb,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" bigint NOT NULL,
	"claim" uuid,
	"lease_until" bigint,
	"handed_over_at" bigint,
	"queued_at" bigint NOT NULL,
	"finished_at" bigint,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "tile_favorites" (
	"user_id" text NOT NULL,
	"tile_id" text NOT NULL,
	CONSTRAINT "tile_favorites_user_id_tile_id_pk" PRIMARY KEY("user_id","tile_id")
);
--> statement-breakpoint
CREATE TABLE "legal_texts" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"html" text NOT NULL,
	CONSTRAINT "legal_texts_kind_name_language_pk" PRIMARY KEY("kind","name","language")
);
--> statement-breakpoint
CREATE TABLE "maintenances" (
	"maintenance_id" text PRIMARY KEY NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"message" jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	"tiles" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"announcement" jsonb
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"message_id" text PRIMARY KEY NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint,
	"time_zone" text NOT NULL,
	"brands" jsonb NOT NULL,
	"en" jsonb NOT NULL,
	"de" jsonb NOT NULL,
	"changed_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "print_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"document" text,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_departments" (
	"slug" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"en" jsonb NOT NULL,
	"de" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"contact_id" text PRIMARY KEY NOT NULL,
	"department_slug" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"en" jsonb NOT NULL,
	"de" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_articles" (
	"slug" text PRIMARY KEY NOT NULL,
	"section_slug" text NOT NULL,
	"position" integer NOT NULL,
	"en" jsonb NOT NULL,
	"de" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_topics" (
	"slug" text PRIMARY KEY NOT NULL,
	"parent_slug" text,
	"position" integer NOT NULL,
	"en" jsonb NOT NULL,
	"de" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"en" jsonb NOT NULL,
	"de" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_files" (
	"file_id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"document_type" text NOT NULL,
	"en" jsonb NOT NULL,
	"de" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"request_id" text PRIMARY KEY NOT NULL,
	"form_id" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"sent_at" bigint NOT NULL,
	CONSTRAINT "contact_requests_formId_unique" UNIQUE("form_id")
);
--> statement-breakpoint
CREATE TABLE "self_service_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider_session" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "self_service_sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"return_to" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking_hits" (
	"hit_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"site_id" text NOT NULL,
	"at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	"visitor" text,
	"page" text,
	"referrer" text,
	"title" text,
	"role_class" text,
	"category" text,
	"action" text,
	"name" text
);
--> statement-breakpoint
ALTER TABLE "tile_favorites" ADD CONSTRAINT "tile_favorites_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tile_favorites" ADD CONSTRAINT "tile_favorites_tile_id_tiles_tile_id_fk" FOREIGN KEY ("tile_id") REFERENCES "public"."tiles"("tile_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_tokens" ADD CONSTRAINT "print_tokens_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_department_slug_contact_departments_slug_fk" FOREIGN KEY ("department_slug") REFERENCES "public"."contact_departments"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_articles" ADD CONSTRAINT "faq_articles_section_slug_faq_topics_slug_fk" FOREIGN KEY ("section_slug") REFERENCES "public"."faq_topics"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_topics" ADD CONSTRAINT "faq_topics_parent_slug_faq_topics_slug_fk" FOREIGN KEY ("parent_slug") REFERENCES "public"."faq_topics"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_slug_form_categories_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."form_categories"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_service_sessions" ADD CONSTRAINT "self_service_sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outgoing_mails_due" ON "outgoing_mails" USING btree ("state","next_at");--> statement-breakpoint
CREATE INDEX "outgoing_mails_sender" ON "outgoing_mails" USING btree ("sender_id","queued_at");--> statement-breakpoint
CREATE INDEX "messages_starts" ON "messages" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "print_tokens_expiry" ON "print_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "contacts_department" ON "contacts" USING btree ("department_slug","position");--> statement-breakpoint
CREATE INDEX "faq_articles_section" ON "faq_articles" USING btree ("section_slug","position");--> statement-breakpoint
CREATE INDEX "form_files_category" ON "form_files" USING btree ("slug","position");--> statement-breakpoint
CREATE INDEX "contact_requests_sent" ON "contact_requests" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "self_service_sessions_expiry" ON "self_service_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "self_service_sign_ins_expiry" ON "self_service_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tracking_hits_at" ON "tracking_hits" USING btree ("at");--> statement-breakpoint
CREATE INDEX "tracking_hits_visitor" ON "tracking_hits" USING btree ("visitor","at");