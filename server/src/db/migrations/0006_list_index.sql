DROP INDEX "courses_start_date_idx";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "seats_shown" integer GENERATED ALWAYS AS (least(capacity - taken, 6)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "courses_list_idx" ON "courses" USING btree ("start_date","id","series_id","status","end_date","zone","starts_at","ends_at","deadline_at","seats_shown","price_eur","early_bird_price_eur","early_bird_ends_at");--> statement-breakpoint
CREATE INDEX "enquiries_email_idx" ON "enquiries" USING btree ("email","created_at");