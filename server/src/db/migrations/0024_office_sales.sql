ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_price_adds_up";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "adjustment_eur" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "adjustment_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sold_by" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_sold_by_users_id_fk" FOREIGN KEY ("sold_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_adjustment_has_reason" CHECK ("order_lines"."adjustment_eur" = 0 or "order_lines"."adjustment_reason" <> '');--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_price_adds_up" CHECK ("order_lines"."list_eur" - "order_lines"."early_bird_eur" - "order_lines"."promo_eur" + "order_lines"."adjustment_eur" = "order_lines"."price_eur");