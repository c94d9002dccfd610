CREATE TABLE "credit_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"eur" integer NOT NULL,
	"spent_eur" integer DEFAULT 0 NOT NULL,
	"expires_on" date NOT NULL,
	"expired_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_notes_spent_within" CHECK ("credit_notes"."eur" > 0 and "credit_notes"."spent_eur" >= 0 and "credit_notes"."spent_eur" <= "credit_notes"."eur")
);
--> statement-breakpoint
CREATE TABLE "credit_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"note_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"eur" integer NOT NULL,
	"returned_eur" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_uses_returned_within" CHECK ("credit_uses"."eur" > 0 and "credit_uses"."returned_eur" >= 0 and "credit_uses"."returned_eur" <= "credit_uses"."eur")
);
--> statement-breakpoint
CREATE TABLE "line_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"fee_eur" integer DEFAULT 0 NOT NULL,
	"difference_eur" integer DEFAULT 0 NOT NULL,
	"refund_eur" integer DEFAULT 0 NOT NULL,
	"credit_eur" integer DEFAULT 0 NOT NULL,
	"from_course_id" uuid NOT NULL,
	"to_course_id" uuid,
	"from_place_id" uuid,
	"to_place_id" uuid,
	"hold_ends_at" timestamp (3) with time zone,
	CONSTRAINT "line_changes_figures_not_negative" CHECK ("line_changes"."fee_eur" >= 0 and "line_changes"."refund_eur" >= 0 and "line_changes"."credit_eur" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "policy_start_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credit_eur" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_uses" ADD CONSTRAINT "credit_uses_note_id_credit_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."credit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_uses" ADD CONSTRAINT "credit_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_changes" ADD CONSTRAINT "line_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_changes" ADD CONSTRAINT "line_changes_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_changes" ADD CONSTRAINT "line_changes_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_changes" ADD CONSTRAINT "line_changes_from_course_id_courses_id_fk" FOREIGN KEY ("from_course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_changes" ADD CONSTRAINT "line_changes_to_course_id_courses_id_fk" FOREIGN KEY ("to_course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_changes" ADD CONSTRAINT "line_changes_from_place_id_order_places_id_fk" FOREIGN KEY ("from_place_id") REFERENCES "public"."order_places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_changes" ADD CONSTRAINT "line_changes_to_place_id_order_places_id_fk" FOREIGN KEY ("to_place_id") REFERENCES "public"."order_places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_notes_user_idx" ON "credit_notes" USING btree ("user_id","expires_on");--> statement-breakpoint
CREATE INDEX "credit_notes_order_idx" ON "credit_notes" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_uses_live_key" ON "credit_uses" USING btree ("note_id","order_id") WHERE "credit_uses"."state" <> 'released';--> statement-breakpoint
CREATE INDEX "credit_uses_order_idx" ON "credit_uses" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "line_changes_order_idx" ON "line_changes" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "line_changes_pending_key" ON "line_changes" USING btree ("line_id") WHERE "line_changes"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "line_changes_hold_idx" ON "line_changes" USING btree ("hold_ends_at") WHERE "line_changes"."state" = 'pending';