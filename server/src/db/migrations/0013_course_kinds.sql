-- A course has what every kind has; what a dated run has, and where one goes to it, are rows of their own.
CREATE TABLE "course_runs" (
	"course_id" uuid PRIMARY KEY NOT NULL,
	"start_date" date,
	"end_date" date,
	"start_time" text DEFAULT '09:00' NOT NULL,
	"end_time" text DEFAULT '17:00' NOT NULL,
	"zone" text DEFAULT 'Asia/Dubai' NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"deadline_at" timestamp (3) with time zone,
	"early_bird_ends_at" timestamp (3) with time zone,
	"capacity" integer NOT NULL,
	"min_enrollment" integer DEFAULT 5 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"enrolled" integer DEFAULT 0 NOT NULL,
	"seats_shown" integer GENERATED ALWAYS AS (least(capacity - taken, 6)) STORED NOT NULL,
	"seat_hold_minutes" integer DEFAULT 30 NOT NULL,
	"schedule" jsonb NOT NULL,
	"waitlist" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attendance" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reminder_settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "course_runs_taken_within_capacity" CHECK ("course_runs"."taken" >= 0 and "course_runs"."taken" <= "course_runs"."capacity"),
	CONSTRAINT "course_runs_enrolled_within_taken" CHECK ("course_runs"."enrolled" >= 0 and "course_runs"."enrolled" <= "course_runs"."taken")
);
--> statement-breakpoint
CREATE TABLE "course_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"date" date NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_venues" (
	"course_id" uuid PRIMARY KEY NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"venue" jsonb NOT NULL,
	"practical" jsonb NOT NULL
);
--> statement-breakpoint
DROP TRIGGER courses_changed ON courses;
--> statement-breakpoint
DROP TRIGGER courses_search_text ON courses;
--> statement-breakpoint
INSERT INTO course_runs (
  course_id, start_date, end_date, start_time, end_time, zone, starts_at, ends_at, deadline_at, early_bird_ends_at,
  capacity, min_enrollment, taken, enrolled, seat_hold_minutes, schedule, waitlist, attendance, reminder_settings
)
SELECT
  id, start_date, end_date, start_time, end_time, zone, starts_at, ends_at, deadline_at, early_bird_ends_at,
  capacity, min_enrollment, taken, enrolled, seat_hold_minutes, schedule, waitlist, attendance, reminder_settings
FROM courses;
--> statement-breakpoint
INSERT INTO course_venues (course_id, city, country, venue, practical)
SELECT id, city, country, venue, practical FROM courses;
--> statement-breakpoint
-- As `sessionsOf` in domain/ says: at most a year of days.
INSERT INTO course_sessions (id, course_id, position, date, start_time, end_time)
SELECT gen_random_uuid(), course_id, day + 1, start_date + day, start_time, end_time
FROM course_runs, generate_series(0, least(greatest(coalesce(end_date - start_date, 0), 0), 365)) AS day
WHERE start_date IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "course_runs" ADD CONSTRAINT "course_runs_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "course_sessions" ADD CONSTRAINT "course_sessions_course_id_course_runs_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course_runs"("course_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "course_venues" ADD CONSTRAINT "course_venues_course_id_course_runs_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course_runs"("course_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "course_runs_start_idx" ON "course_runs" USING btree ("start_date","course_id","end_date","zone");
--> statement-breakpoint
CREATE INDEX "course_runs_list_idx" ON "course_runs" USING btree ("course_id","start_date","end_date","zone","starts_at","ends_at","deadline_at","seats_shown","early_bird_ends_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "course_sessions_position_key" ON "course_sessions" USING btree ("course_id","position");
--> statement-breakpoint
CREATE INDEX "course_venues_place_idx" ON "course_venues" USING btree ("city","country","course_id");
--> statement-breakpoint
ALTER TABLE "course_series" ADD CONSTRAINT "course_series_kind_key" UNIQUE("id","kind");
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "kind" text;
--> statement-breakpoint
UPDATE courses SET kind = (SELECT kind FROM course_series WHERE id = series_id);
--> statement-breakpoint
ALTER TABLE "courses" ALTER COLUMN "kind" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "courses" DROP CONSTRAINT "courses_series_id_course_series_id_fk";
--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_series_kind_fk" FOREIGN KEY ("series_id","kind") REFERENCES "public"."course_series"("id","kind") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Constraints and indexes over these columns go with them.
ALTER TABLE "courses" DROP COLUMN "seats_shown";
--> statement-breakpoint
ALTER TABLE "courses"
	DROP COLUMN "city",
	DROP COLUMN "country",
	DROP COLUMN "early_bird_ends_at",
	DROP COLUMN "start_date",
	DROP COLUMN "end_date",
	DROP COLUMN "start_time",
	DROP COLUMN "end_time",
	DROP COLUMN "zone",
	DROP COLUMN "starts_at",
	DROP COLUMN "ends_at",
	DROP COLUMN "deadline_at",
	DROP COLUMN "capacity",
	DROP COLUMN "min_enrollment",
	DROP COLUMN "taken",
	DROP COLUMN "enrolled",
	DROP COLUMN "seat_hold_minutes",
	DROP COLUMN "venue",
	DROP COLUMN "schedule",
	DROP COLUMN "practical",
	DROP COLUMN "waitlist",
	DROP COLUMN "attendance",
	DROP COLUMN "reminder_settings";
--> statement-breakpoint
CREATE INDEX "courses_public_idx" ON "courses" USING btree ("id","status","price_eur","early_bird_price_eur") WHERE "courses"."status" not in ('draft', 'cancelled') and not "courses"."is_template" and "courses"."kind" = 'InPersonCourse';
--> statement-breakpoint
CREATE INDEX "courses_in_person_idx" ON "courses" USING btree ("id","status","is_template","price_eur","early_bird_price_eur","category") WHERE "courses"."kind" = 'InPersonCourse';
--> statement-breakpoint
CREATE TRIGGER courses_changed AFTER UPDATE ON courses FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
-- Of the seats only those shown count: see `raise_catalogue_version`.
CREATE TRIGGER course_runs_changed AFTER UPDATE ON course_runs FOR EACH ROW
  WHEN ((to_jsonb(OLD) - 'taken' - 'enrolled') IS DISTINCT FROM (to_jsonb(NEW) - 'taken' - 'enrolled'))
  EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER course_venues_changed AFTER UPDATE ON course_venues FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION set_course_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := plain_text(concat_ws(' ', NEW.title, NEW.code,
    (SELECT city FROM course_venues WHERE course_id = NEW.id),
    (SELECT string_agg(concat_ws(' ', i.first_name, i.last_name), ' ' ORDER BY ci.position)
    FROM course_instructors ci JOIN instructors i ON i.id = ci.instructor_id
    WHERE ci.course_id = NEW.id)
  ));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER courses_search_text BEFORE INSERT OR UPDATE OF title, code, search_text ON courses
  FOR EACH ROW EXECUTE FUNCTION set_course_search_text();
--> statement-breakpoint
CREATE FUNCTION refresh_course_of_venue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR OLD.city <> NEW.city THEN
    UPDATE courses SET search_text = '' WHERE id = NEW.course_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER course_venues_search_text AFTER INSERT OR UPDATE OF city ON course_venues
  FOR EACH ROW EXECUTE FUNCTION refresh_course_of_venue();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_enrolled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE course_runs SET enrolled = enrolled + CASE WHEN NEW.state = 'enrolled' THEN 1 ELSE -1 END
    WHERE course_id = NEW.course_id;
  RETURN NULL;
END $$;
