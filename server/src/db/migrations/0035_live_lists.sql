CREATE INDEX "courses_public_live_idx" ON "courses" USING btree ("id","status","price_eur","early_bird_price_eur") WHERE "courses"."status" not in ('draft', 'cancelled') and not "courses"."is_template" and "courses"."kind" = 'OnlineLiveTraining';--> statement-breakpoint
-- Pages of live courses say where they are held and which sessions are cancelled.
CREATE TRIGGER course_live_changed AFTER UPDATE ON course_live FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER live_sessions_changed AFTER UPDATE ON live_sessions FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION raise_catalogue_version();
