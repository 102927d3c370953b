CREATE TABLE "order_statuses" (
	"status_id" serial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"kind" text NOT NULL,
	"at" bigint NOT NULL,
	"recorded_at" bigint NOT NULL,
	"erp_number" text,
	"parcel" text,
	"invoice_number" text,
	"lines" jsonb,
	CONSTRAINT "order_statuses_key" UNIQUE("order_id","key")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"delivery_id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"event" text NOT NULL,
	"address" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" bigint NOT NULL,
	"claim" uuid,
	"lease_until" bigint,
	"queued_at" bigint NOT NULL,
	"finished_at" bigint,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "export_position" bigint;--> statement-breakpoint
ALTER TABLE "order_statuses" ADD CONSTRAINT "order_statuses_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_statuses_order" ON "order_statuses" USING btree ("order_id","status_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("state","next_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_queued" ON "webhook_deliveries" USING btree ("queued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_export_position" ON "orders" USING btree ("export_position");--> statement-breakpoint
CREATE INDEX "orders_not_exported" ON "orders" USING btree ("finalized_at","order_number") WHERE export_position is null;