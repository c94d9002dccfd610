ALTER TABLE "mails" ADD COLUMN "search_text" text GENERATED ALWAYS AS (plain_text("mails"."recipient" || ' ' || replace("mails"."template", '-', ' '))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "certificates_number_search_idx" ON "certificates" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "certificates_former_number_search_idx" ON "certificates" USING btree (lower("former_number") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "mails_search_text_idx" ON "mails" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "captures_transaction_search_idx" ON "captures" USING btree (lower("transaction_id") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "refunds_gateway_id_search_idx" ON "refunds" USING btree (lower("gateway_refund_id") text_pattern_ops);