CREATE TABLE "payment_case_courses" (
	"case_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "payment_case_courses_case_id_course_id_pk" PRIMARY KEY("case_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "payment_case_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"actor_id" uuid,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"allowed_currencies" text[] NOT NULL,
	"default_currency" text NOT NULL,
	"fixed_amount" integer,
	"min_amount" integer,
	"max_amount" integer,
	"payer_name" text NOT NULL,
	"payer_email" text NOT NULL,
	"payer_phone" text NOT NULL,
	"attendees" jsonb NOT NULL,
	"notes" text NOT NULL,
	"installments" integer NOT NULL,
	"custom_rate_micro" bigint,
	"rate_micro" bigint,
	"tax_bp" integer,
	"entries" jsonb,
	"due_eur" integer,
	"due_aed" integer,
	"applied_eur" integer DEFAULT 0 NOT NULL,
	"applied_aed" integer DEFAULT 0 NOT NULL,
	"refunded_eur" integer DEFAULT 0 NOT NULL,
	"refunded_aed" integer DEFAULT 0 NOT NULL,
	"expiry_days" integer NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"cancel_reason" text,
	"deleted_at" timestamp (3) with time zone,
	"link_version" integer DEFAULT 1 NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (plain_text("payment_cases"."number" || ' ' || "payment_cases"."title" || ' ' || "payment_cases"."payer_name" || ' ' || "payment_cases"."payer_email")) STORED NOT NULL,
	CONSTRAINT "payment_cases_sent" CHECK (("payment_cases"."sent_at" is null) = ("payment_cases"."expires_at" is null) and ("payment_cases"."sent_at" is not null or "payment_cases"."applied_aed" = 0)),
	CONSTRAINT "payment_cases_refunded_within_applied" CHECK ("payment_cases"."refunded_aed" >= 0 and "payment_cases"."refunded_aed" <= "payment_cases"."applied_aed"),
	CONSTRAINT "payment_cases_installments" CHECK ("payment_cases"."installments" between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "payment_case_courses" ADD CONSTRAINT "payment_case_courses_case_id_payment_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."payment_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_case_courses" ADD CONSTRAINT "payment_case_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_case_events" ADD CONSTRAINT "payment_case_events_case_id_payment_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."payment_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_case_events" ADD CONSTRAINT "payment_case_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_cases" ADD CONSTRAINT "payment_cases_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_case_events_case_idx" ON "payment_case_events" USING btree ("case_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_cases_number_key" ON "payment_cases" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_cases_token_key" ON "payment_cases" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "payment_cases_search_idx" ON "payment_cases" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payment_cases_cancelled_idx" ON "payment_cases" USING btree ("id") WHERE "payment_cases"."deleted_at" is null and "payment_cases"."cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_cases_refunded_idx" ON "payment_cases" USING btree ("id") WHERE "payment_cases"."deleted_at" is null and "payment_cases"."cancelled_at" is null and "payment_cases"."applied_aed" > 0 and "payment_cases"."refunded_aed" >= "payment_cases"."applied_aed";--> statement-breakpoint
CREATE INDEX "payment_cases_paid_idx" ON "payment_cases" USING btree ("id","applied_eur","refunded_eur") WHERE "payment_cases"."deleted_at" is null and "payment_cases"."cancelled_at" is null and "payment_cases"."refunded_aed" < "payment_cases"."applied_aed" and "payment_cases"."applied_aed" >= "payment_cases"."due_aed";--> statement-breakpoint
CREATE INDEX "payment_cases_open_idx" ON "payment_cases" USING btree ("id","expires_at","applied_aed","applied_eur","refunded_eur") WHERE "payment_cases"."deleted_at" is null and "payment_cases"."cancelled_at" is null and ("payment_cases"."applied_aed" = 0 or ("payment_cases"."refunded_aed" < "payment_cases"."applied_aed" and ("payment_cases"."due_aed" is null or "payment_cases"."applied_aed" < "payment_cases"."due_aed")));