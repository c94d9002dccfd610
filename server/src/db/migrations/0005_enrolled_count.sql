-- `courses.enrolled` tells, `courses.taken` decides: only the latter is counted under the course's lock. A claim that
-- becomes final is counted at the very end of its transaction, so that payments for one course do not wait for each other.
CREATE FUNCTION count_enrolled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE courses SET enrolled = enrolled + CASE WHEN NEW.state = 'enrolled' THEN 1 ELSE -1 END WHERE id = NEW.course_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER seat_claims_inserted_enrolled AFTER INSERT ON seat_claims DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.state = 'enrolled') EXECUTE FUNCTION count_enrolled();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER seat_claims_enrolled AFTER UPDATE ON seat_claims DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.state = 'enrolled' AND OLD.state <> 'enrolled') EXECUTE FUNCTION count_enrolled();
--> statement-breakpoint
-- A seat that is given back is counted at once: it must never stand among the enrolled without being taken.
CREATE TRIGGER seat_claims_given_back AFTER UPDATE ON seat_claims
  FOR EACH ROW WHEN (OLD.state = 'enrolled' AND NEW.state <> 'enrolled') EXECUTE FUNCTION count_enrolled();
