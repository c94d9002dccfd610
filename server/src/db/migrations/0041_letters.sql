CREATE TABLE "live_session_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"act_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_starts_at" timestamp (3) with time zone NOT NULL,
	"from_ends_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "course_notices_reminder_key";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "zone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_notices" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "course_notices" ADD COLUMN "lead" text;--> statement-breakpoint
ALTER TABLE "course_notices" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "live_session_changes" ADD CONSTRAINT "live_session_changes_session_id_course_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_session_changes_session_idx" ON "live_session_changes" USING btree ("session_id","id");--> statement-breakpoint
CREATE INDEX "live_session_changes_act_idx" ON "live_session_changes" USING btree ("act_id");--> statement-breakpoint
ALTER TABLE "course_notices" ADD CONSTRAINT "course_notices_session_id_course_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_notices_session_key" ON "course_notices" USING btree ("session_id","lead","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "course_notices_reminder_key" ON "course_notices" USING btree ("course_id","start_date") WHERE "course_notices"."kind" = 'reminder' and "course_notices"."session_id" is null;