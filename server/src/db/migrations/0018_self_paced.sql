CREATE TABLE "completed_slides" (
	"attempt_id" uuid NOT NULL,
	"slide_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "completed_slides_attempt_id_slide_id_pk" PRIMARY KEY("attempt_id","slide_id")
);
--> statement-breakpoint
CREATE TABLE "course_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"changes" text[] DEFAULT '{}' NOT NULL,
	"outline" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "course_versions_number_key" UNIQUE("course_id","number")
);
--> statement-breakpoint
CREATE TABLE "learning_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"version_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"position_slide_id" text,
	"position_ms" integer DEFAULT 0 NOT NULL,
	"position_at" timestamp (3) with time zone,
	"position_event_id" uuid,
	"active" "int8multirange" DEFAULT '{}' NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	CONSTRAINT "learning_attempts_number_key" UNIQUE("enrolment_id","number")
);
--> statement-breakpoint
CREATE TABLE "learning_bookmarks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"slide_id" text NOT NULL,
	"position_ms" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"slide_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"client_seq" bigint NOT NULL,
	"active_ms" integer NOT NULL,
	"position_ms" integer,
	"answer" jsonb
);
--> statement-breakpoint
CREATE TABLE "learning_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"slide_id" text NOT NULL,
	"position_ms" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_sittings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"test_id" text NOT NULL,
	"number" integer NOT NULL,
	"seed" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"score_percent" integer,
	"is_passed" boolean,
	CONSTRAINT "test_sittings_number_key" UNIQUE("attempt_id","test_id","number"),
	CONSTRAINT "test_sittings_marked" CHECK (("test_sittings"."submitted_at" is null) = ("test_sittings"."score_percent" is null) and ("test_sittings"."submitted_at" is null) = ("test_sittings"."is_passed" is null))
);
--> statement-breakpoint
CREATE TABLE "version_slides" (
	"version_id" uuid NOT NULL,
	"slide_id" text NOT NULL,
	"position" integer NOT NULL,
	"is_required" boolean NOT NULL,
	"is_sample" boolean NOT NULL,
	"body" jsonb NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "version_slides_version_id_slide_id_pk" PRIMARY KEY("version_id","slide_id")
);
--> statement-breakpoint
CREATE TABLE "version_tests" (
	"version_id" uuid NOT NULL,
	"test_id" text NOT NULL,
	"position" integer NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "version_tests_version_id_test_id_pk" PRIMARY KEY("version_id","test_id")
);
--> statement-breakpoint
CREATE TABLE "self_paced_courses" (
	"course_id" uuid PRIMARY KEY NOT NULL,
	"access_months" integer,
	"early_bird_ends_at" timestamp (3) with time zone,
	"language" text DEFAULT 'English' NOT NULL,
	"version_id" uuid,
	"version_number" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp (3) with time zone,
	"modules" integer DEFAULT 0 NOT NULL,
	"slides" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "completed_slides" ADD CONSTRAINT "completed_slides_attempt_id_learning_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."learning_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_versions" ADD CONSTRAINT "course_versions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_versions" ADD CONSTRAINT "course_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_attempts" ADD CONSTRAINT "learning_attempts_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_attempts" ADD CONSTRAINT "learning_attempts_version_id_course_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."course_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_bookmarks" ADD CONSTRAINT "learning_bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_bookmarks" ADD CONSTRAINT "learning_bookmarks_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_attempt_id_learning_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."learning_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_notes" ADD CONSTRAINT "learning_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_notes" ADD CONSTRAINT "learning_notes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_sittings" ADD CONSTRAINT "test_sittings_attempt_id_learning_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."learning_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_sittings" ADD CONSTRAINT "test_sittings_test_fk" FOREIGN KEY ("version_id","test_id") REFERENCES "public"."version_tests"("version_id","test_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_slides" ADD CONSTRAINT "version_slides_version_id_course_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."course_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_tests" ADD CONSTRAINT "version_tests_version_id_course_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."course_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_paced_courses" ADD CONSTRAINT "self_paced_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "learning_attempts_open_key" ON "learning_attempts" USING btree ("enrolment_id") WHERE "learning_attempts"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "learning_bookmarks_user_idx" ON "learning_bookmarks" USING btree ("user_id","course_id","created_at");--> statement-breakpoint
CREATE INDEX "learning_events_attempt_idx" ON "learning_events" USING btree ("attempt_id","at");--> statement-breakpoint
CREATE INDEX "learning_notes_user_idx" ON "learning_notes" USING btree ("user_id","course_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "test_sittings_open_key" ON "test_sittings" USING btree ("attempt_id","test_id") WHERE "test_sittings"."submitted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "version_slides_position_key" ON "version_slides" USING btree ("version_id","position");--> statement-breakpoint
CREATE TRIGGER self_paced_courses_changed AFTER INSERT OR UPDATE ON self_paced_courses FOR EACH ROW
  EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
-- What learners have begun does not change under them.
CREATE FUNCTION refuse_change_of_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM course_versions WHERE id = OLD.version_id AND published_at IS NOT NULL) THEN
    RAISE EXCEPTION 'a published version does not change' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER version_slides_stay BEFORE UPDATE OR DELETE ON version_slides FOR EACH ROW
  EXECUTE FUNCTION refuse_change_of_published();
--> statement-breakpoint
CREATE TRIGGER version_tests_stay BEFORE UPDATE OR DELETE ON version_tests FOR EACH ROW
  EXECUTE FUNCTION refuse_change_of_published();
--> statement-breakpoint
CREATE FUNCTION refuse_change_of_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a published version does not change' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER course_versions_stay BEFORE UPDATE OR DELETE ON course_versions FOR EACH ROW
  WHEN (OLD.published_at IS NOT NULL) EXECUTE FUNCTION refuse_change_of_version();
