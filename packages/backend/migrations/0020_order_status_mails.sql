CREATE TABLE "order_status_mails" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"last_status_id" integer NOT NULL,
	"due_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_status_mails" ADD CONSTRAINT "order_status_mails_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_status_mails_order" ON "order_status_mails" USING btree ("order_id");