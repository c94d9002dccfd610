ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (plain_text("users"."first_name" || ' ' || "users"."last_name" || ' ' || "users"."email")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "courses_in_person_names_idx" ON "courses" USING btree ("id","is_template","code","title","created_at") WHERE "courses"."kind" = 'InPersonCourse';--> statement-breakpoint
CREATE INDEX "users_search_text_idx" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_state_idx" ON "orders" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "orders_reference_search_idx" ON "orders" USING gin (lower("reference") gin_trgm_ops);