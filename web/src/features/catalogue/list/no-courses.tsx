import { dotted, listRange } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { type CourseRow, coursePath } from '../course-lists.ts';
import { publicList } from './list-state.ts';

interface NoCoursesProps {
  typed?: string;
  /** Other choices leave nothing, whatever was typed. */
  filtered?: boolean;
  /** The next dates there are, offered instead. */
  nearest?: readonly CourseRow[];
  /** These have some of the words that were typed. */
  hasSomeWords?: boolean;
}

/** Nothing to list: what was looked for, what comes nearest, and the way out. */
export function NoCourses({ typed, filtered, nearest = [], hasSomeWords = false }: NoCoursesProps) {
  return (
    <EmptyState
      title="No Courses Found"
      actions={
        <>
          {(typed || filtered) && (
            <ButtonLink to={publicList.path} preventScrollReset>
              All in-person courses
            </ButtonLink>
          )}
          <ButtonLink to="/contact-us">Ask to be notified</ButtonLink>
        </>
      }
    >
      <p>{reason({ typed, filtered })}</p>
      {nearest.length > 0 && <Nearest courses={nearest} lead={hasSomeWords ? SOME_WORDS : NEAREST_DATES} />}
    </EmptyState>
  );
}

const reason = ({ typed, filtered }: NoCoursesProps) => {
  if (typed && filtered) return `Nothing matches “${typed}” together with the filters you have chosen.`;
  if (typed) return `Nothing matches “${typed}”. We looked in titles, course codes, cities and instructors.`;
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
        {courses.map(({ _id, slug, basic, schedule, venue }) => (
          <li key={_id} className="py-1.5">
            <TextLink to={coursePath(slug)} dir="auto" className="text-ink">
              {basic.title}
            </TextLink>
            <span className="num block text-sm">
              {dotted(listRange(schedule.startDate, schedule.endDate), venue.city)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
