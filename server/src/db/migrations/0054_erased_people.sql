ALTER TABLE "users" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
-- What follows is written by hand.
-- Whoever was erased stays so, whatever was under way for them: what comes too late waits for the erasure and is refused.
CREATE FUNCTION refuse_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  erased timestamptz;
BEGIN
  SELECT erased_at INTO erased FROM users WHERE id = NEW.user_id FOR KEY SHARE;
  IF erased IS NOT NULL THEN
    RAISE EXCEPTION 'this person was erased' USING ERRCODE = 'ER001';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_change_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'this person was erased' USING ERRCODE = 'ER001';
END $$;
--> statement-breakpoint
CREATE TRIGGER users_stay_erased BEFORE UPDATE ON users FOR EACH ROW
  WHEN (OLD.erased_at IS NOT NULL) EXECUTE FUNCTION refuse_change_of_erased();
--> statement-breakpoint
CREATE TRIGGER sessions_of_nobody_erased BEFORE INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION refuse_of_erased();
--> statement-breakpoint
CREATE TRIGGER email_tokens_of_nobody_erased BEFORE INSERT ON email_tokens FOR EACH ROW EXECUTE FUNCTION refuse_of_erased();
--> statement-breakpoint
CREATE TRIGGER calendar_feeds_of_nobody_erased BEFORE INSERT ON calendar_feeds FOR EACH ROW EXECUTE FUNCTION refuse_of_erased();
--> statement-breakpoint
CREATE TRIGGER authenticators_of_nobody_erased BEFORE INSERT ON authenticators FOR EACH ROW EXECUTE FUNCTION refuse_of_erased();
--> statement-breakpoint
CREATE TRIGGER login_tickets_of_nobody_erased BEFORE INSERT ON login_tickets FOR EACH ROW EXECUTE FUNCTION refuse_of_erased();
--> statement-breakpoint
CREATE TRIGGER orders_of_nobody_erased BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION refuse_of_erased();
--> statement-breakpoint
CREATE TRIGGER carts_of_nobody_erased BEFORE INSERT ON carts FOR EACH ROW EXECUTE FUNCTION refuse_of_erased();
--> statement-breakpoint
CREATE TRIGGER wishes_of_nobody_erased BEFORE INSERT ON wishes FOR EACH ROW EXECUTE FUNCTION refuse_of_erased();
--> statement-breakpoint
CREATE TRIGGER waiting_of_nobody_erased BEFORE INSERT ON waiting FOR EACH ROW EXECUTE FUNCTION refuse_of_erased();
--> statement-breakpoint
CREATE TRIGGER enquiries_of_nobody_erased BEFORE INSERT ON enquiries FOR EACH ROW EXECUTE FUNCTION refuse_of_erased();
--> statement-breakpoint
CREATE TRIGGER reviews_of_nobody_erased BEFORE INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION refuse_of_erased();
--> statement-breakpoint
CREATE TRIGGER learning_notes_of_nobody_erased BEFORE INSERT ON learning_notes FOR EACH ROW EXECUTE FUNCTION refuse_of_erased();
--> statement-breakpoint
CREATE TRIGGER learning_bookmarks_of_nobody_erased BEFORE INSERT ON learning_bookmarks FOR EACH ROW EXECUTE FUNCTION refuse_of_erased();
--> statement-breakpoint
-- Words that tell who somebody was, taken out of a text wherever they stand.
CREATE FUNCTION strike(said text, words text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  word text;
BEGIN
  FOREACH word IN ARRAY words LOOP
    said := regexp_replace(said, '***=' || word, '[erased]', 'gi');
  END LOOP;
  RETURN said;
END $$;
--> statement-breakpoint
-- The same of every text within; all of them where no words are given.
CREATE FUNCTION strike_json(said jsonb, words text[]) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  CASE jsonb_typeof(said)
    WHEN 'object' THEN
      RETURN (SELECT coalesce(jsonb_object_agg(key, strike_json(value, words)), '{}') FROM jsonb_each(said));
    WHEN 'array' THEN
      RETURN (SELECT coalesce(jsonb_agg(strike_json(one.value, words) ORDER BY one.place), '[]')
        FROM jsonb_array_elements(said) WITH ORDINALITY AS one(value, place));
    WHEN 'string' THEN
      RETURN to_jsonb(CASE WHEN words IS NULL THEN '[erased]' ELSE strike(said #>> '{}', words) END);
    ELSE
      RETURN said;
  END CASE;
END $$;
--> statement-breakpoint
-- Whether one is the other with words taken out: nothing else was added, changed or left away.
CREATE FUNCTION is_struck(was jsonb, became jsonb) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF was IS NOT DISTINCT FROM became THEN RETURN true; END IF;
  IF jsonb_typeof(was) IS DISTINCT FROM jsonb_typeof(became) THEN RETURN false; END IF;
  CASE jsonb_typeof(was)
    WHEN 'object' THEN
      RETURN (SELECT bool_and(a.key IS NOT NULL AND b.key IS NOT NULL AND is_struck(a.value, b.value))
        FROM jsonb_each(was) a FULL JOIN jsonb_each(became) b ON a.key = b.key);
    WHEN 'array' THEN
      RETURN jsonb_array_length(was) = jsonb_array_length(became) AND (SELECT bool_and(is_struck(a.value, b.value))
        FROM jsonb_array_elements(was) WITH ORDINALITY AS a(value, place)
        JOIN jsonb_array_elements(became) WITH ORDINALITY AS b(value, place) USING (place));
    WHEN 'string' THEN
      RETURN position('[erased]' IN became #>> '{}') > 0;
    ELSE
      RETURN false;
  END CASE;
END $$;
--> statement-breakpoint
-- The person whom `forget_person` is forgetting in this transaction; null everywhere else.
CREATE FUNCTION being_forgotten() RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT id FROM users
  WHERE id = nullif(current_setting('academy.forgotten', true), '')::uuid AND erased_at IS NOT NULL
$$;
--> statement-breakpoint
-- What is only added to lets nothing through but words that `forget_person` takes out.
CREATE FUNCTION refuse_change_of_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND being_forgotten() IS NOT NULL
    AND to_jsonb(NEW) - '{before,after}'::text[] = to_jsonb(OLD) - '{before,after}'::text[]
    AND is_struck(OLD.before, NEW.before) AND is_struck(OLD.after, NEW.after)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
DROP TRIGGER audit_entries_append_only ON audit_entries;
--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_audit();
--> statement-breakpoint
CREATE FUNCTION refuse_change_of_evidence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND EXISTS (SELECT FROM enrolments WHERE id = OLD.enrolment_id AND user_id = being_forgotten())
    AND to_jsonb(NEW) - '{signature,reason,note}'::text[] = to_jsonb(OLD) - '{signature,reason,note}'::text[]
    AND coalesce(to_jsonb(NEW) ->> 'signature', '') = '' AND coalesce(to_jsonb(NEW) ->> 'reason', '') = ''
    AND coalesce(to_jsonb(NEW) ->> 'note', '') = ''
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
DROP TRIGGER attendance_marks_append_only ON attendance_marks;
--> statement-breakpoint
CREATE TRIGGER attendance_marks_append_only BEFORE UPDATE OR DELETE ON attendance_marks
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_evidence();
--> statement-breakpoint
DROP TRIGGER hands_on_results_append_only ON hands_on_results;
--> statement-breakpoint
CREATE TRIGGER hands_on_results_append_only BEFORE UPDATE OR DELETE ON hands_on_results
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_evidence();
--> statement-breakpoint
CREATE FUNCTION refuse_change_of_certificate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.user_id = being_forgotten()
    AND to_jsonb(NEW) - 'snapshot' = to_jsonb(OLD) - 'snapshot' AND NEW.snapshot - 'name' = OLD.snapshot - 'name'
    AND NEW.snapshot ->> 'name' = (SELECT first_name || ' ' || last_name FROM users WHERE id = OLD.user_id)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
DROP TRIGGER certificates_as_issued ON certificates;
--> statement-breakpoint
CREATE TRIGGER certificates_as_issued BEFORE UPDATE OF id, number, former_number, enrolment_id, attempt, type, user_id, course_id, snapshot, findings, issued_at, issued_by, expires_on
  ON certificates FOR EACH ROW EXECUTE FUNCTION refuse_change_of_certificate();
--> statement-breakpoint
-- The one way through to what is otherwise only added to: it takes out what tells who an erased person was, and runs once
-- the erasure stands in the audit.
CREATE FUNCTION forget_person(person uuid, words text[]) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM users WHERE id = person AND erased_at IS NOT NULL)
    OR NOT EXISTS (SELECT FROM audit_entries WHERE action = 'user.erased' AND object_kind = 'user' AND object_id = person::text)
  THEN
    RAISE EXCEPTION 'only who was erased is forgotten' USING ERRCODE = 'restrict_violation';
  END IF;
  PERFORM set_config('academy.forgotten', person::text, true);
  -- Of their own entries it stays known what was changed, and which role they had.
  UPDATE audit_entries SET
    before = strike_json(before, NULL) || CASE WHEN before ? 'role' THEN jsonb_build_object('role', before -> 'role') ELSE '{}' END,
    after = strike_json(after, NULL) || CASE WHEN after ? 'role' THEN jsonb_build_object('role', after -> 'role') ELSE '{}' END
  WHERE object_kind = 'user' AND object_id = person::text AND action <> 'user.erased';
  UPDATE audit_entries SET before = strike_json(before, words), after = strike_json(after, words)
  WHERE EXISTS (
    SELECT FROM unnest(words) word WHERE position(lower(word) IN lower(concat(before::text, after::text))) > 0
  );
  UPDATE attendance_marks SET signature = NULL, reason = ''
  WHERE enrolment_id IN (SELECT id FROM enrolments WHERE user_id = person);
  UPDATE hands_on_results SET note = '' WHERE enrolment_id IN (SELECT id FROM enrolments WHERE user_id = person);
  UPDATE certificates c SET snapshot = jsonb_set(c.snapshot, '{name}', to_jsonb(u.first_name || ' ' || u.last_name))
  FROM users u WHERE u.id = person AND c.user_id = person;
  PERFORM set_config('academy.forgotten', '', true);
END $$;
