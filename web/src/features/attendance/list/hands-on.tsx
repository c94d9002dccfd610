import type { Attendant } from '#contracts/attendance/admin-attendance.ts';
import { Form } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import { Button } from '#web/ui/controls/button.tsx';
import type { AttendanceCourse } from '../attendance-words.ts';
import { ListedFilm } from './listed-film.tsx';

interface HandsOnProps {
  person: Attendant;
  course: AttendanceCourse;
}

/** What an instructor has seen somebody do, where the course asks for it, which can be decided anew; and the test. */
export function HandsOn({ person, course }: HandsOnProps) {
  return (
    <div className="grid gap-1.5">
      {course.needsPractical && <Decision person={person} kind="practical" label="Practical" />}
      {course.needsExam && <Decision person={person} kind="exam" label="Exam" />}
      {course.needsVideo && <ListedFilm person={person} slug={course.slug} />}
      {course.hasTest && (
        <p className="num text-sm">
          Test: {TEST_WORDS[person.test]}
          {person.testPercent !== null && `, ${person.testPercent}%`}
        </p>
      )}
    </div>
  );
}

const TEST_WORDS = { open: 'not taken', passed: 'passed', failed: 'not passed' };

const WORDS = { open: 'not decided', passed: 'passed', failed: 'not passed' };

interface DecisionProps {
  person: Attendant;
  kind: 'practical' | 'exam';
  label: string;
}

function Decision({ person, kind, label }: DecisionProps) {
  const { enrolmentId, name } = person;
  const state = person[kind];
  return (
    <Form
      intent={intentOn(kind, enrolmentId)}
      preventScrollReset
      className="flex flex-wrap items-center gap-2 text-sm"
    >
      <span className="min-w-32">
        {label}: {WORDS[state]}
      </span>
      {state !== 'passed' && (
        <Button type="submit" size="sm" name="result" value="passed" aria-label={`${label} passed: ${name}`}>
          Passed
        </Button>
      )}
      {state !== 'failed' && (
        <Button
          type="submit"
          size="sm"
          variant="ghost"
          name="result"
          value="failed"
          aria-label={`${label} not passed: ${name}`}
        >
          Not passed
        </Button>
      )}
    </Form>
  );
}
