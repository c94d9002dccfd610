ALTER TABLE "course_notices" ADD COLUMN "to_waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "course_notices" ADD COLUMN "is_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "course_notices" ADD COLUMN "for_later" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "course_notices" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "course_notices" ADD COLUMN "withdrawn_by_id" uuid;--> statement-breakpoint
ALTER TABLE "course_notices" ADD CONSTRAINT "course_notices_withdrawn_by_id_users_id_fk" FOREIGN KEY ("withdrawn_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_notice_idx" ON "mails" USING btree (("data" ->> 'noticeId'),"state") WHERE "mails"."template" = 'course-notice';