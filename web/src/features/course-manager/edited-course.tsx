import type { ManagedCourse } from '#contracts/course-office/admin-course.ts';
import { statusWordsOf } from '#web/lib/course-status-words.ts';
import { dayRange } from '#web/lib/format.ts';
import { useManager } from '#web/lib/managed-courses.ts';
import { contentText, versionText } from './course-words.ts';
import { StatusLamp } from './status-lamp.tsx';

/** When and where a course is, or what there is to learn. */
function factsOf(course: ManagedCourse): string[] {
  if ('published' in course) {
    const { published } = course;
    return [versionText(published), published.version > 0 ? contentText(published) : ''];
  }
  const { startDate, endDate } = course.schedule;
  return [dayRange(startDate, endDate), 'venue' in course ? course.venue.city : course.live.platform];
}

/** Which course is edited: name, code, status and what else tells it from others, as they are stored. */
export function EditedCourse(course: ManagedCourse) {
  const { basic } = course;
  const { kind } = useManager();
  return (
    <header className="me-auto grid min-w-0 gap-1.5">
      <h1 dir="auto" className="text-2xl wrap-anywhere">
        {basic.title}
      </h1>
      <div className="num flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        {basic.courseCode && <span>{basic.courseCode}</span>}
        <span>
          <StatusLamp {...basic} words={statusWordsOf(kind)} boxed />
        </span>
        <span className="text-muted">{factsOf(course).filter(Boolean).join(', ')}</span>
      </div>
    </header>
  );
}
