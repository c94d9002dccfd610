-- What the list of courses is searched by, in one column with one index.
CREATE FUNCTION set_course_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := plain_text(concat_ws(' ', NEW.title, NEW.code, NEW.city, (
    SELECT string_agg(concat_ws(' ', i.first_name, i.last_name), ' ' ORDER BY ci.position)
    FROM course_instructors ci JOIN instructors i ON i.id = ci.instructor_id
    WHERE ci.course_id = NEW.id
  )));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER courses_search_text BEFORE INSERT OR UPDATE OF title, code, city, search_text ON courses
  FOR EACH ROW EXECUTE FUNCTION set_course_search_text();
--> statement-breakpoint
CREATE FUNCTION refresh_taught_courses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE courses SET search_text = '' WHERE id IN (
    CASE WHEN TG_OP = 'INSERT' THEN NEW.course_id ELSE OLD.course_id END,
    CASE WHEN TG_OP = 'DELETE' THEN OLD.course_id ELSE NEW.course_id END
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER course_instructors_search_text AFTER INSERT OR UPDATE OR DELETE ON course_instructors
  FOR EACH ROW EXECUTE FUNCTION refresh_taught_courses();
--> statement-breakpoint
CREATE FUNCTION refresh_courses_of_instructor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE courses SET search_text = ''
    WHERE id IN (SELECT course_id FROM course_instructors WHERE instructor_id = NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER instructors_search_text AFTER UPDATE OF first_name, last_name ON instructors
  FOR EACH ROW EXECUTE FUNCTION refresh_courses_of_instructor();
--> statement-breakpoint
UPDATE courses SET search_text = '';
