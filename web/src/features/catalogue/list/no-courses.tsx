import { courseList, coursePage } from '#contracts/courses/course-pages.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { dotted, listRange } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { type CourseRow, placeOf } from '../course-lists.ts';
import { RUN_WORDS } from '../run-words.ts';

interface NoCoursesProps {
  /** What was listed. */
  kind?: RunKind;
  typed?: string;
  /** Other choices leave nothing, whatever was typed. */
  filtered?: boolean;
  /** The next dates there are, offered instead. */
  nearest?: readonly CourseRow[];
  /** These have some of the words that were typed. */
  hasSomeWords?: boolean;
}

/** Nothing to list: what was looked for, what comes nearest, and the way out. */
export function NoCourses({
  kind = 'InPersonCourse',
  typed,
  filtered,
  nearest = [],
  hasSomeWords = false,
}: NoCoursesProps) {
  return (
    <EmptyState
      title="No Courses Found"
      actions={
        <>
          {(typed || filtered) && (
            <ButtonLink to={courseList(kind)} preventScrollReset>
              All {RUN_WORDS[kind].title.toLowerCase()}
            </ButtonLink>
          )}
          <ButtonLink to="/contact-us">Ask to be notified</ButtonLink>
        </>
      }
    >
      <p>{reason({ kind, typed, filtered })}</p>
      {nearest.length > 0 && <Nearest courses={nearest} lead={hasSomeWords ? SOME_WORDS : NEAREST_DATES} />}
    </EmptyState>
  );
}

const reason = ({ kind, typed, filtered }: NoCoursesProps & { kind: RunKind }) => {
  if (typed && filtered) return `Nothing matches “${typed}” together with the filters you have chosen.`;
  if (typed) return `Nothing matches “${typed}”. We looked in ${RUN_WORDS[kind].searched}.`;
  if (filtered) return 'No date matches the filters you have chosen.';
  return 'No dates are open here at the moment. The course office can tell you what is planned.';
};

const SOME_WORDS = 'Nothing has all of these words; these have some of them:';
const NEAREST_DATES = 'The nearest dates with free seats are:';

function Nearest({ courses, lead }: { courses: readonly CourseRow[]; lead: string }) {
  return (
    <>
      <p className="mt-3 text-ink">{lead}</p>
      <ul>
        {courses.map((course) => (
          <li key={course._id} className="py-1.5">
            <TextLink to={coursePage(course)} dir="auto" className="text-ink">
              {course.basic.title}
            </TextLink>
            <span className="num block text-sm">
              {dotted(listRange(course.schedule.startDate, course.schedule.endDate), placeOf(course))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
