CREATE TABLE "erasure_warnings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"warned_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "line_changes" ADD COLUMN "licence_seen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "course_run_decisions" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "retention_runs" ADD COLUMN "warned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "erasure_warnings" ADD CONSTRAINT "erasure_warnings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;