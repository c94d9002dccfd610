import type { AnswerOf } from '#contracts/endpoint.ts';
import type { getAttendanceReport } from '#contracts/reporting/admin-reports.ts';
import { detailDay } from '#web/lib/format.ts';
import { MANAGERS_OF_COURSES } from '#web/lib/managed-courses.ts';
import { ReportTable } from './report-table.tsx';

type Report = AnswerOf<typeof getAttendanceReport>['report'];
type Row = Report['rows'][number];

const pathOf = ({ kind, courseId }: Row) => MANAGERS_OF_COURSES[kind].attendance(courseId);

/** '12.5', as what was attended is told. */
const hoursText = (minutes: number) => (minutes / 60).toFixed(1);

export const AttendanceTable = ({ report: { rows, total } }: { report: Report }) => (
  <ReportTable<Row, Report['total']>
    label="Attendance"
    rows={rows}
    total={total}
    keyOf={({ courseId }) => courseId}
    names={[
      { title: 'Course', of: ({ code, title }) => `${code} ${title}`, to: pathOf },
      { title: 'City', of: ({ city }) => city || 'Online' },
      {
        title: 'Starts',
        of: ({ startsOn }) => <span className="num whitespace-nowrap">{detailDay(startsOn)}</span>,
      },
    ]}
    figures={[
      { title: 'Enrolled', text: ({ enrolled }) => String(enrolled), to: pathOf },
      { title: 'Attended', text: ({ attended }) => String(attended), to: pathOf },
      { title: 'No-shows', text: ({ noShows }) => String(noShows), to: pathOf },
      { title: 'Not known', text: ({ notKnown }) => String(notKnown), to: pathOf },
      { title: 'Hours attended', text: ({ minutes }) => hoursText(minutes), to: pathOf },
      { title: 'Hours possible', text: ({ possibleMinutes }) => hoursText(possibleMinutes), to: pathOf },
    ]}
  />
);
