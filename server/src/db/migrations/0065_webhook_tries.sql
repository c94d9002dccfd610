CREATE TABLE "webhook_tries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"took_ms" integer NOT NULL,
	"asked_by_id" uuid,
	"url" text NOT NULL,
	"headers" jsonb NOT NULL,
	"status" integer,
	"problem" text NOT NULL,
	"body" text NOT NULL,
	"is_cut" boolean NOT NULL
);
--> statement-breakpoint
DROP INDEX "webhook_deliveries_webhook_idx";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "asked_by_id" uuid;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "failed_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_tries" ADD CONSTRAINT "webhook_tries_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_tries" ADD CONSTRAINT "webhook_tries_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_tries_delivery_key" ON "webhook_tries" USING btree ("delivery_id","number");--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log_idx" ON "webhook_deliveries" USING btree ("webhook_id","at","id");--> statement-breakpoint
ALTER TABLE "webhook_deliveries" DROP COLUMN "last_body";