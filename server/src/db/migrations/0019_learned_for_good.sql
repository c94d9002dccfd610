ALTER TABLE "learning_bookmarks" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "learning_notes" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
-- Nothing is added to a published version either. Until who adds something is done, nobody publishes what it is added to.
CREATE FUNCTION refuse_addition_to_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM course_versions WHERE id = NEW.version_id AND published_at IS NULL FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a published version does not change' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER version_slides_complete BEFORE INSERT OR UPDATE OF version_id ON version_slides FOR EACH ROW
  EXECUTE FUNCTION refuse_addition_to_published();
--> statement-breakpoint
CREATE TRIGGER version_tests_complete BEFORE INSERT OR UPDATE OF version_id ON version_tests FOR EACH ROW
  EXECUTE FUNCTION refuse_addition_to_published();
