CREATE TABLE "live_recording_positions" (
	"recording_id" uuid NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"position_ms" integer NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "live_recording_positions_recording_id_enrolment_id_pk" PRIMARY KEY("recording_id","enrolment_id")
);
--> statement-breakpoint
CREATE TABLE "live_recordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"duration_ms" integer,
	"captions" text DEFAULT '' NOT NULL,
	"chapters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "live_recordings_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
ALTER TABLE "live_recording_positions" ADD CONSTRAINT "live_recording_positions_recording_id_live_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."live_recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_recording_positions" ADD CONSTRAINT "live_recording_positions_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_recordings" ADD CONSTRAINT "live_recordings_session_id_live_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_recordings" ADD CONSTRAINT "live_recordings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_recordings_file_idx" ON "live_recordings" USING btree ("file_id");