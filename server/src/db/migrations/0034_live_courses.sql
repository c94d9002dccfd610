CREATE TABLE "course_live" (
	"course_id" uuid PRIMARY KEY NOT NULL,
	"platform" text DEFAULT '' NOT NULL,
	"join_url" text DEFAULT '' NOT NULL,
	"host_url" text DEFAULT '' NOT NULL,
	"recording_months" integer
);
--> statement-breakpoint
CREATE TABLE "live_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"join_url" text DEFAULT '' NOT NULL,
	"host_url" text DEFAULT '' NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_live" ADD CONSTRAINT "course_live_course_id_course_runs_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course_runs"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_session_id_course_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."course_sessions"("id") ON DELETE cascade ON UPDATE no action;