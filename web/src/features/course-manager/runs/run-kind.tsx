import type { AdminCourseRow } from '#contracts/course-office/admin-course-lists.ts';
import type { adminCourseEndpoints } from '#contracts/course-office/admin-courses.ts';
import { ADMIN_COURSE_VIEWS } from '#contracts/course-office/course-list-options.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { counted, detailDay } from '#web/lib/format.ts';
import { useManager } from '#web/lib/managed-courses.ts';
import { Bar } from '#web/ui/instruments/bar.tsx';
import { officeDayText, priceText, seatsLabel, seatsText } from '../course-words.ts';
import { categoryColumn, codeColumn, statusColumn, titleColumn } from '../list/common-columns.tsx';
import type { ListedKind } from '../list/listed-kind.ts';
import { RunActions } from './run-actions.tsx';

export type RunAnswer = AnswerOf<(typeof adminCourseEndpoints)['listAdminCourses']>;

interface RunProps {
  course: AdminCourseRow;
}

/** What the lists of courses in person and of live ones have. */
export const runKind: ListedKind<AdminCourseRow, RunAnswer['figures']> = {
  columns: [
    codeColumn,
    titleColumn,
    categoryColumn,
    { by: 'location', Shown: Location },
    { by: 'start', Shown: ({ course }) => detailDay(course.schedule.startDate) },
    { by: 'created', Shown: ({ course }) => officeDayText(course.createdAt) },
    { by: 'price', numeric: true, Shown: ({ course }) => priceText(course.enrollment.basePrice) },
    { by: 'seats', Shown: Seats },
    statusColumn,
  ],
  cards: 'of-runs',
  figures: ({ total, open, draft, inProgress, views, openSeats, openSeatsLeft }) => [
    { label: 'Total', figure: total, detail: `${views.completed.toLocaleString('en')} completed`, rows: {} },
    {
      label: 'Open',
      figure: open,
      detail: `${counted(openSeats, 'seat')}, ${openSeatsLeft.toLocaleString('en')} left`,
      rows: { status: 'open' },
    },
    { label: 'Draft', figure: draft, detail: 'not public yet', rows: { status: 'draft' } },
    {
      label: 'In progress',
      figure: inProgress,
      detail: 'taking place now',
      rows: { status: 'in-progress' },
    },
  ],
  views: ADMIN_COURSE_VIEWS,
  filters: ['status', 'stored', 'category', 'city'],
  searched: 'Code, title, city or instructor',
  firstOrder: 'Next first',
  Acts: RunActions,
};

function Location({ course: { venue } }: RunProps) {
  const { kind } = useManager();
  return (
    <>
      {venue.city || (kind === 'OnlineLiveTraining' ? 'Online' : '–')}
      {venue.country && <small>{venue.country}</small>}
    </>
  );
}

function Seats({ course: { enrollment } }: RunProps) {
  const { currentEnrollment, seatsAvailable, minEnrollment } = enrollment;
  return (
    <span className="course-seats">
      <Bar
        value={currentEnrollment}
        total={seatsAvailable}
        minimum={minEnrollment}
        label={seatsLabel(enrollment)}
      />
      {seatsText(enrollment)}
    </span>
  );
}
