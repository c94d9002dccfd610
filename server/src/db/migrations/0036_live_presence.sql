CREATE TABLE "live_joins" (
	"session_id" uuid NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "live_joins_session_id_enrolment_id_pk" PRIMARY KEY("session_id","enrolment_id")
);
--> statement-breakpoint
CREATE TABLE "live_presence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"device" text NOT NULL,
	"from" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_joins" ADD CONSTRAINT "live_joins_session_id_course_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."course_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_joins" ADD CONSTRAINT "live_joins_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_presence" ADD CONSTRAINT "live_presence_session_id_course_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."course_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_presence" ADD CONSTRAINT "live_presence_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_presence_enrolment_idx" ON "live_presence" USING btree ("enrolment_id","session_id","device");