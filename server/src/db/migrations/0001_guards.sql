-- The ledger is append only.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER journals_append_only BEFORE UPDATE OR DELETE ON journals FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER journal_lines_append_only BEFORE UPDATE OR DELETE ON journal_lines FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Every journal balances in each currency by the end of its transaction.
CREATE FUNCTION require_balanced_journal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM journal_lines WHERE journal_id = NEW.journal_id GROUP BY currency HAVING sum(amount) <> 0
  ) THEN
    RAISE EXCEPTION 'journal % does not balance', NEW.journal_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER journal_lines_balance AFTER INSERT ON journal_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_balanced_journal();
--> statement-breakpoint
INSERT INTO catalogue_version (id, version) VALUES (1, 1);
--> statement-breakpoint
-- Rendered public pages are valid for one version of the catalogue. Seats count while five or fewer are left, for then
-- they change what a page says; above that they load after.
CREATE FUNCTION raise_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_version SET version = version + 1 WHERE id = 1;
  PERFORM pg_notify('catalogue', (SELECT version::text FROM catalogue_version WHERE id = 1));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER courses_written AFTER INSERT OR DELETE ON courses FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER courses_changed AFTER UPDATE ON courses FOR EACH ROW
  WHEN (
    (to_jsonb(OLD) - 'taken' - 'enrolled') IS DISTINCT FROM (to_jsonb(NEW) - 'taken' - 'enrolled')
    OR least(OLD.capacity - OLD.taken, 6) <> least(NEW.capacity - NEW.taken, 6)
  )
  EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER course_series_changed AFTER INSERT OR UPDATE OR DELETE ON course_series FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER course_instructors_changed AFTER INSERT OR UPDATE OR DELETE ON course_instructors FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER instructors_changed AFTER INSERT OR UPDATE OR DELETE ON instructors FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER settings_changed AFTER INSERT OR UPDATE ON settings FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
