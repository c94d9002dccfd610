import type { adminCourseEndpoints } from '#contracts/course-office/admin-courses.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { counted } from '#web/lib/format.ts';
import { Stat, StatGrid } from '#web/ui/instruments/stat.tsx';
import { useCourseList } from './course-view.ts';

export type CourseListAnswer = AnswerOf<(typeof adminCourseEndpoints)['listAdminCourses']>;

const count = (figure: number) => figure.toLocaleString('en');

/** Each leads to the rows that prove it. */
export function CourseFigures({ figures }: Pick<CourseListAnswer, 'figures'>) {
  const courseList = useCourseList();
  const { total, open, draft, inProgress, views, openSeats, openSeatsLeft } = figures;
  return (
    <StatGrid dense>
      <Stat
        label="Total"
        figure={count(total)}
        detail={`${count(views.completed)} completed`}
        to={courseList.to({})}
      />
      <Stat
        label="Open"
        figure={count(open)}
        detail={`${counted(openSeats, 'seat')}, ${count(openSeatsLeft)} left`}
        to={courseList.to({ status: 'open' })}
      />
      <Stat
        label="Draft"
        figure={count(draft)}
        detail="not public yet"
        to={courseList.to({ status: 'draft' })}
      />
      <Stat
        label="In progress"
        figure={count(inProgress)}
        detail="taking place now"
        to={courseList.to({ status: 'in-progress' })}
      />
    </StatGrid>
  );
}
