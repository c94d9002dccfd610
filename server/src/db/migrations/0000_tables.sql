CREATE TABLE "idempotency_keys" (
	"key" text NOT NULL,
	"caller" text NOT NULL,
	"endpoint" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_key_caller_endpoint_pk" PRIMARY KEY("key","caller","endpoint")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"subject" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "rate_limits_subject_window_start_pk" PRIMARY KEY("subject","window_start")
);
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_instructors" (
	"course_id" uuid NOT NULL,
	"instructor_id" uuid NOT NULL,
	"role" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "course_instructors_course_id_instructor_id_pk" PRIMARY KEY("course_id","instructor_id")
);
--> statement-breakpoint
CREATE TABLE "course_series" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"discipline" text NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"series_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"is_free" boolean DEFAULT false NOT NULL,
	"price_eur" integer NOT NULL,
	"early_bird_price_eur" integer,
	"early_bird_days" integer,
	"early_bird_ends_at" timestamp (3) with time zone,
	"start_date" date,
	"end_date" date,
	"start_time" text DEFAULT '09:00' NOT NULL,
	"end_time" text DEFAULT '17:00' NOT NULL,
	"zone" text DEFAULT 'Asia/Dubai' NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"deadline_at" timestamp (3) with time zone,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"enrolled" integer DEFAULT 0 NOT NULL,
	"seat_hold_minutes" integer DEFAULT 30 NOT NULL,
	"venue" jsonb NOT NULL,
	"schedule" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"practical" jsonb NOT NULL,
	"certification" jsonb NOT NULL,
	"inclusions" jsonb NOT NULL,
	"contact" jsonb NOT NULL,
	"media" jsonb NOT NULL,
	"payment_options" jsonb NOT NULL,
	"eligibility" jsonb NOT NULL,
	"policy" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "courses_taken_within_capacity" CHECK ("courses"."taken" >= 0 and "courses"."taken" <= "courses"."capacity"),
	CONSTRAINT "courses_enrolled_within_taken" CHECK ("courses"."enrolled" >= 0 and "courses"."enrolled" <= "courses"."taken"),
	CONSTRAINT "courses_price_not_negative" CHECK ("courses"."price_eur" >= 0)
);
--> statement-breakpoint
CREATE TABLE "instructors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"credentials" text[] NOT NULL,
	"bio" text NOT NULL,
	"specialties" text[] NOT NULL,
	"years_of_experience" integer NOT NULL,
	"photo_url" text DEFAULT '' NOT NULL,
	"linkedin" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"user_id" uuid
);
--> statement-breakpoint
CREATE TABLE "seat_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"held_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"released_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" bigint NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"alternative_phone" text DEFAULT '' NOT NULL,
	"profession" text DEFAULT '' NOT NULL,
	"licence_number" text DEFAULT '' NOT NULL,
	"certificate_name" text DEFAULT '' NOT NULL,
	"profile_photo_url" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"purchase_order" text DEFAULT '' NOT NULL,
	"billing_email" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dedupe_key" text NOT NULL,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"data" jsonb NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_problem" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"access_until" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancelled_by" uuid,
	"cancel_reason" text
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"title" text NOT NULL,
	"code" text NOT NULL,
	"list_eur" integer NOT NULL,
	"early_bird_eur" integer NOT NULL,
	"promo_eur" integer NOT NULL,
	"price_eur" integer NOT NULL,
	"came_with" uuid
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"state" text NOT NULL,
	"method" text,
	"plan" text,
	"promo_code" text,
	"breakdown" jsonb,
	"total_eur" integer,
	"rate_micro" bigint,
	"policy" jsonb,
	"billing" jsonb,
	"confirmations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"terms_version" text,
	"terms_accepted_at" timestamp (3) with time zone,
	"hold_ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"placed_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"closed_reason" text,
	"closed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "allocations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"capture_id" uuid NOT NULL,
	"obligation_id" uuid NOT NULL,
	"aed" integer NOT NULL,
	"eur" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"obligation_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"gateway_ref" text,
	"state" text NOT NULL,
	"aed" integer NOT NULL,
	"redirect" jsonb,
	"return_paths" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"next_check_at" timestamp (3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"transaction_id" text NOT NULL,
	"method" text NOT NULL,
	"attempt_id" uuid,
	"obligation_id" uuid NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"aed" integer NOT NULL,
	"captured_at" timestamp (3) with time zone NOT NULL,
	"recorded_by" uuid,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "captures_positive" CHECK ("captures"."aed" > 0)
);
--> statement-breakpoint
CREATE TABLE "document_counters" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_counters_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"capture_id" uuid,
	"refund_id" uuid,
	"snapshot" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"gateway_ref" text NOT NULL,
	"kind" text NOT NULL,
	"raw" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"processed_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "journal_lines" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"journal_id" uuid NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"capture_id" uuid,
	"refund_id" uuid,
	"obligation_id" uuid,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "needs_action" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" uuid
);
--> statement-breakpoint
CREATE TABLE "obligations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"payer_id" uuid,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"due_on" date NOT NULL,
	"eur" integer NOT NULL,
	"rate_micro" bigint NOT NULL,
	"aed" integer NOT NULL,
	"applied_aed" integer DEFAULT 0 NOT NULL,
	"voided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "obligations_applied_within_due" CHECK ("obligations"."applied_aed" >= 0 and "obligations"."applied_aed" <= "obligations"."aed"),
	CONSTRAINT "obligations_amounts_not_negative" CHECK ("obligations"."eur" >= 0 and "obligations"."aed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"capture_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"aed" integer NOT NULL,
	"eur" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"gateway_refund_id" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_problem" text,
	"requested_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_positive" CHECK ("refunds"."aed" > 0)
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"percent_bp" integer,
	"amount_eur" integer,
	"active" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"max_uses" integer,
	"max_uses_per_user" integer,
	"course_ids" uuid[],
	"stacks_with_early_bird" boolean DEFAULT true NOT NULL,
	"minimum_price_eur" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promo_codes_one_discount" CHECK (("promo_codes"."kind" = 'percent' and "promo_codes"."percent_bp" between 1 and 10000) or ("promo_codes"."kind" = 'amount' and "promo_codes"."amount_eur" > 0))
);
--> statement-breakpoint
CREATE TABLE "promo_redemptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"promo_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_instructors" ADD CONSTRAINT "course_instructors_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_instructors" ADD CONSTRAINT "course_instructors_instructor_id_instructors_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."instructors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_slugs" ADD CONSTRAINT "course_slugs_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_series_id_course_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."course_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instructors" ADD CONSTRAINT "instructors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_claims" ADD CONSTRAINT "seat_claims_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_tokens" ADD CONSTRAINT "email_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_capture_id_captures_id_fk" FOREIGN KEY ("capture_id") REFERENCES "public"."captures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_obligation_id_obligations_id_fk" FOREIGN KEY ("obligation_id") REFERENCES "public"."obligations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_obligation_id_obligations_id_fk" FOREIGN KEY ("obligation_id") REFERENCES "public"."obligations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captures" ADD CONSTRAINT "captures_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captures" ADD CONSTRAINT "captures_obligation_id_obligations_id_fk" FOREIGN KEY ("obligation_id") REFERENCES "public"."obligations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_capture_id_captures_id_fk" FOREIGN KEY ("capture_id") REFERENCES "public"."captures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_journal_id_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_capture_id_captures_id_fk" FOREIGN KEY ("capture_id") REFERENCES "public"."captures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_promo_id_promo_codes_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "course_series_slug_key" ON "course_series" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "courses_slug_key" ON "courses" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "courses_code_key" ON "courses" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "courses_start_date_idx" ON "courses" USING btree ("start_date","id");--> statement-breakpoint
CREATE INDEX "courses_series_id_idx" ON "courses" USING btree ("series_id");--> statement-breakpoint
CREATE UNIQUE INDEX "instructors_slug_key" ON "instructors" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "instructors_user_id_key" ON "instructors" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seat_claims_live_order_key" ON "seat_claims" USING btree ("order_id") WHERE "seat_claims"."state" <> 'released';--> statement-breakpoint
CREATE INDEX "seat_claims_held_idx" ON "seat_claims" USING btree ("course_id","held_until") WHERE "seat_claims"."state" in ('held', 'offered');--> statement-breakpoint
CREATE INDEX "audit_entries_object_idx" ON "audit_entries" USING btree ("object_kind","object_id");--> statement-breakpoint
CREATE UNIQUE INDEX "email_tokens_token_hash_key" ON "email_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "email_tokens_user_id_idx" ON "email_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_dedupe_key" ON "mails" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_live_key" ON "enrolments" USING btree ("user_id","course_id") WHERE "enrolments"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "enrolments_course_idx" ON "enrolments" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_order_key" ON "enrolments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_order_idx" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_reference_key" ON "orders" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_per_person_key" ON "orders" USING btree ("user_id","course_id") WHERE "orders"."state" in ('draft', 'placed');--> statement-breakpoint
CREATE INDEX "orders_user_idx" ON "orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "orders_course_idx" ON "orders" USING btree ("course_id","id");--> statement-breakpoint
CREATE INDEX "orders_hold_idx" ON "orders" USING btree ("hold_ends_at") WHERE "orders"."state" = 'placed';--> statement-breakpoint
CREATE INDEX "allocations_capture_idx" ON "allocations" USING btree ("capture_id");--> statement-breakpoint
CREATE INDEX "allocations_obligation_idx" ON "allocations" USING btree ("obligation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_live_key" ON "attempts" USING btree ("obligation_id") WHERE "attempts"."state" in ('created', 'open', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_gateway_ref_key" ON "attempts" USING btree ("gateway","gateway_ref");--> statement-breakpoint
CREATE INDEX "attempts_obligation_id_idx" ON "attempts" USING btree ("obligation_id");--> statement-breakpoint
CREATE INDEX "attempts_next_check_idx" ON "attempts" USING btree ("next_check_at") WHERE "attempts"."next_check_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "captures_transaction_key" ON "captures" USING btree ("gateway","transaction_id");--> statement-breakpoint
CREATE INDEX "captures_owner_idx" ON "captures" USING btree ("owner_kind","owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_number_key" ON "documents" USING btree ("series","year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_capture_key" ON "documents" USING btree ("capture_id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_refund_key" ON "documents" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "documents_owner_idx" ON "documents" USING btree ("owner_kind","owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_events_event_key" ON "gateway_events" USING btree ("gateway","event_id");--> statement-breakpoint
CREATE INDEX "gateway_events_waiting_idx" ON "gateway_events" USING btree ("next_try_at") WHERE "gateway_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "journal_lines_journal_idx" ON "journal_lines" USING btree ("journal_id");--> statement-breakpoint
CREATE INDEX "journal_lines_account_idx" ON "journal_lines" USING btree ("account");--> statement-breakpoint
CREATE INDEX "journals_owner_idx" ON "journals" USING btree ("owner_kind","owner_id");--> statement-breakpoint
CREATE INDEX "journals_capture_idx" ON "journals" USING btree ("capture_id");--> statement-breakpoint
CREATE UNIQUE INDEX "needs_action_open_key" ON "needs_action" USING btree ("dedupe_key") WHERE "needs_action"."resolved_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "obligations_owner_sequence_key" ON "obligations" USING btree ("owner_kind","owner_id","sequence") WHERE "obligations"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "obligations_owner_idx" ON "obligations" USING btree ("owner_kind","owner_id");--> statement-breakpoint
CREATE INDEX "obligations_due_idx" ON "obligations" USING btree ("due_on") WHERE "obligations"."voided_at" is null and "obligations"."applied_aed" < "obligations"."aed";--> statement-breakpoint
CREATE INDEX "refunds_capture_idx" ON "refunds" USING btree ("capture_id");--> statement-breakpoint
CREATE INDEX "refunds_open_idx" ON "refunds" USING btree ("created_at") WHERE "refunds"."state" <> 'succeeded';--> statement-breakpoint
CREATE UNIQUE INDEX "promo_codes_code_key" ON "promo_codes" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_redemptions_live_order_key" ON "promo_redemptions" USING btree ("order_id") WHERE "promo_redemptions"."state" <> 'released';--> statement-breakpoint
CREATE INDEX "promo_redemptions_promo_idx" ON "promo_redemptions" USING btree ("promo_id","user_id") WHERE "promo_redemptions"."state" <> 'released';