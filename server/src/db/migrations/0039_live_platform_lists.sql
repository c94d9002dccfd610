CREATE TABLE "live_platform_lists" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"zone" text NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"taken_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_presence" ADD COLUMN "source" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "host_joined_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "live_platform_lists" ADD CONSTRAINT "live_platform_lists_session_id_course_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."course_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_platform_lists" ADD CONSTRAINT "live_platform_lists_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_presence_platform_idx" ON "live_presence" USING btree ("session_id") WHERE "live_presence"."source" = 'platform';