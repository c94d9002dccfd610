import { Link } from 'react-router';
import type { AnswerOf } from '#contracts/endpoint.ts';
import type { getDashboard } from '#contracts/orders/admin-orders.ts';
import { counted, detailDay, longDay } from '#web/lib/format.ts';
import { MANAGERS_OF_COURSES } from '#web/lib/managed-courses.ts';
import { COURSES } from '#web/lib/office-paths.ts';
import { placeText } from '#web/lib/places/place-text.ts';
import { Bar } from '#web/ui/instruments/bar.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

type Courses = AnswerOf<typeof getDashboard>['dashboard']['nextCourses'];
type Course = Courses[number];

interface NextCoursesProps {
  courses: Courses;
  /** 'YYYY-MM-DD' at the academy. */
  today: string;
}

/** Will the next courses be held: how full they are, what they need, and what is to be decided. */
export function NextCourses({ courses, today }: NextCoursesProps) {
  return (
    <Sheet
      title="Seats to fill"
      actions={
        <TextLink to={COURSES} className="text-sm">
          All courses
        </TextLink>
      }
    >
      {courses.length > 0 ? (
        <ul className="-my-2 grid">
          {courses.map((course) => (
            <li key={course._id} className="border-b border-hairline last:border-b-0">
              <SeatsOf course={course} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">No course is coming up.</p>
      )}
      <Decisions courses={courses.filter(({ decideBy }) => decideBy)} today={today} />
      <nav aria-label="Managers of courses" className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {Object.values(MANAGERS_OF_COURSES).map(({ path, plural }) => (
          <TextLink key={path} to={path}>
            {plural}
          </TextLink>
        ))}
      </nav>
    </Sheet>
  );
}

function SeatsOf({ course }: { course: Course }) {
  const { kind, slug, code, startDate, taken, capacity, minEnrollment } = course;
  return (
    <Link
      to={MANAGERS_OF_COURSES[kind].roster(slug)}
      className="num grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-2.5 no-underline hover:underline"
    >
      <span>
        <span className="text-muted">{detailDay(startDate)}</span> {code} {placeText(course)}
      </span>
      <span>
        {taken}/{capacity}
      </span>
      <span className="col-span-2 grid">
        <Bar
          value={taken}
          total={capacity}
          minimum={minEnrollment}
          label={`${taken} of ${capacity} seats taken, ${minEnrollment} needed`}
        />
      </span>
    </Link>
  );
}

/** What cannot be held as it is: until when, how many more, and the two ways out with their consequences. */
function Decisions({ courses, today }: NextCoursesProps) {
  if (courses.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-3 border-t border-hairline pt-4 text-sm">
      {courses.map((course) => {
        const { _id, kind, code, enrolled, minEnrollment } = course;
        const act = (name: string) => `${MANAGERS_OF_COURSES[kind].path}?on=${_id}&do=${name}`;
        return (
          <li key={_id} className="num">
            {untilText(course, today)} {counted(minEnrollment - enrolled, 'more enrollment')}, or{' '}
            <TextLink to={act('postpone')} aria-label={`Postpone ${code}`}>
              postpone
            </TextLink>{' '}
            or{' '}
            <TextLink to={act('cancel')} aria-label={`Cancel ${code}`}>
              cancel
            </TextLink>{' '}
            it.
          </li>
        );
      })}
    </ul>
  );
}

function untilText(course: Course, today: string): string {
  const name = [course.code, placeText(course)].filter(Boolean).join(' ');
  const { decideBy } = course;
  return decideBy && decideBy < today
    ? `Decide on ${name} now, it was due by ${longDay(decideBy)}:`
    : `Decide on ${name} by ${longDay(decideBy)}, two weeks before it starts:`;
}
