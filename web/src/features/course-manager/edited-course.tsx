import type { AdminCourse } from '#contracts/course-office/admin-course.ts';
import { dayRange } from '#web/lib/format.ts';
import { StatusLamp } from './status-lamp.tsx';

/** Which course is edited: name, code, status and dates, as they are stored. */
export const EditedCourse = ({ basic, schedule, ...course }: AdminCourse) => (
  <header className="me-auto grid min-w-0 gap-1.5">
    <h1 dir="auto" className="text-2xl wrap-anywhere">
      {basic.title}
    </h1>
    <div className="num flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {basic.courseCode && <span>{basic.courseCode}</span>}
      <span>
        <StatusLamp {...basic} boxed />
      </span>
      <span className="text-muted">
        {[
          dayRange(schedule.startDate, schedule.endDate),
          'venue' in course ? course.venue.city : course.live.platform,
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
    </div>
  </header>
);
