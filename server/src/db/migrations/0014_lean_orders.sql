CREATE UNIQUE INDEX "journals_sale_key" ON "journals" USING btree ("owner_kind","owner_id") WHERE "journals"."kind" = 'sale-recognised';--> statement-breakpoint
-- A seat that is sold changes `taken`, at its payment `enrolled`: neither is worth comparing all of a run for. Named are all
-- other columns; of the seats only those shown count: see `raise_catalogue_version`.
DROP TRIGGER course_runs_changed ON course_runs;
--> statement-breakpoint
CREATE TRIGGER course_runs_changed AFTER UPDATE OF start_date, end_date, start_time, end_time, zone, starts_at, ends_at,
  deadline_at, early_bird_ends_at, capacity, min_enrollment, seat_hold_minutes, schedule, waitlist, attendance, reminder_settings
  ON course_runs FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER course_seats_changed AFTER UPDATE OF taken ON course_runs FOR EACH ROW
  WHEN (OLD.seats_shown <> NEW.seats_shown) EXECUTE FUNCTION raise_catalogue_version();
