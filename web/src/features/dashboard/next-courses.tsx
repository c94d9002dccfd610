import { Link } from 'react-router';
import { detailDay } from '#web/lib/format.ts';
import { MANAGERS_OF_COURSES } from '#web/lib/managed-courses.ts';
import { COURSES } from '#web/lib/office-paths.ts';
import { placeText } from '#web/lib/places/place-text.ts';
import { Bar } from '#web/ui/instruments/bar.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { type NextCourse, RunDecisions, type RunDecisionsProps } from './run-decisions.tsx';

/** Will the next courses be held: how full they are, what they need, and what is to be decided. */
export function NextCourses({ courses, ...decisions }: RunDecisionsProps) {
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
      <RunDecisions courses={courses} {...decisions} />
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

function SeatsOf({ course }: { course: NextCourse }) {
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
