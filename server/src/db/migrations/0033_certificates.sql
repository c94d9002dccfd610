CREATE TABLE "assessment_sittings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"seed" integer NOT NULL,
	"assessment" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"score_percent" integer,
	"is_passed" boolean,
	CONSTRAINT "assessment_sittings_number_key" UNIQUE("enrolment_id","number")
);
--> statement-breakpoint
CREATE TABLE "attendance_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"method" text NOT NULL,
	"made_by" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"signature" text,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hands_on_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_passed" boolean NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"is_accepted" boolean,
	"note" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid
);
--> statement-breakpoint
CREATE TABLE "badge_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key_multibase" text NOT NULL,
	"first_used_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoke_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"former_number" text,
	"enrolment_id" uuid,
	"attempt" integer DEFAULT 1 NOT NULL,
	"type" text NOT NULL,
	"user_id" uuid,
	"course_id" uuid,
	"snapshot" jsonb NOT NULL,
	"findings" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"issued_by" uuid,
	"issue_reason" text DEFAULT '' NOT NULL,
	"expires_on" date,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" uuid,
	"revoke_reason" text DEFAULT '' NOT NULL,
	"superseded_by" uuid,
	"status_index" integer GENERATED ALWAYS AS IDENTITY (sequence name "certificates_status_index_seq" INCREMENT BY 1 MINVALUE 0 MAXVALUE 2147483647 START WITH 0 CACHE 1),
	"pdf_sha256" text,
	"pdf_bytes" integer,
	CONSTRAINT "certificates_revoked_with_reason" CHECK ("certificates"."revoked_at" is null or "certificates"."revoke_reason" <> '')
);
--> statement-breakpoint
ALTER TABLE "assessment_sittings" ADD CONSTRAINT "assessment_sittings_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_session_id_course_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."course_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hands_on_results" ADD CONSTRAINT "hands_on_results_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hands_on_results" ADD CONSTRAINT "hands_on_results_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_submissions" ADD CONSTRAINT "video_submissions_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_submissions" ADD CONSTRAINT "video_submissions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_submissions" ADD CONSTRAINT "video_submissions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_revoked_by_users_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_superseded_by_certificates_id_fk" FOREIGN KEY ("superseded_by") REFERENCES "public"."certificates"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_sittings_open_key" ON "assessment_sittings" USING btree ("enrolment_id") WHERE "assessment_sittings"."submitted_at" is null;--> statement-breakpoint
CREATE INDEX "attendance_marks_session_idx" ON "attendance_marks" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "attendance_marks_enrolment_idx" ON "attendance_marks" USING btree ("enrolment_id");--> statement-breakpoint
CREATE INDEX "hands_on_results_enrolment_idx" ON "hands_on_results" USING btree ("enrolment_id","kind","decided_at");--> statement-breakpoint
CREATE INDEX "video_submissions_enrolment_idx" ON "video_submissions" USING btree ("enrolment_id","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "video_submissions_open_key" ON "video_submissions" USING btree ("enrolment_id") WHERE "video_submissions"."decided_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_number_key" ON "certificates" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_former_number_key" ON "certificates" USING btree ("former_number") WHERE "certificates"."superseded_by" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_status_index_key" ON "certificates" USING btree ("status_index");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_issue_key" ON "certificates" USING btree ("enrolment_id","attempt","type") WHERE "certificates"."superseded_by" is null;--> statement-breakpoint
CREATE INDEX "certificates_user_idx" ON "certificates" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "certificates_course_idx" ON "certificates" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "certificates_issued_at_idx" ON "certificates" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "certificates_expires_on_idx" ON "certificates" USING btree ("expires_on");--> statement-breakpoint
CREATE TRIGGER attendance_marks_append_only BEFORE UPDATE OR DELETE ON attendance_marks FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER hands_on_results_append_only BEFORE UPDATE OR DELETE ON hands_on_results FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What a certificate says is never changed, and none is ever deleted.
CREATE TRIGGER certificates_never_deleted BEFORE DELETE ON certificates FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER certificates_as_issued BEFORE UPDATE OF id, number, former_number, enrolment_id, attempt, type, user_id, course_id, snapshot, findings, issued_at, issued_by, expires_on
  ON certificates FOR EACH ROW EXECUTE FUNCTION refuse_change();
