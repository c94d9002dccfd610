import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { AttendanceTable } from '#web/features/reports/attendance-table.tsx';
import { KindChips } from '#web/features/reports/kind-chips.tsx';
import { CourseReportFilters } from '#web/features/reports/report-filters.tsx';
import { ReportSheet } from '#web/features/reports/report-sheet.tsx';
import { attendanceList } from '#web/features/reports/report-views.ts';
import { DEFINITIONS } from '#web/features/reports/report-words.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ListBoundary } from '../list-boundary.tsx';
import type { Route } from './+types/attendance';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const view = attendanceList.readFrom(args.request);
  const api = personalApi(args);
  const { choices } = requireAnswer(await api.call('getReportChoices', {}));
  const { report } = requireAnswer(await api.call('getAttendanceReport', attendanceList.asked(view)));
  return { view, report, choices };
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Attendance', 'Who was on each run, and who was there.');

export default function AdminAttendance({ loaderData }: Route.ComponentProps) {
  const { view, report, choices } = loaderData;
  return (
    <ReportSheet
      title="Attendance"
      list={attendanceList}
      view={view}
      path="/api/admin/reports/attendance"
      report={report}
      definition={DEFINITIONS.attendance}
      filters={
        <CourseReportFilters
          list={attendanceList}
          view={view}
          days={report}
          choices={choices}
          chips={<KindChips list={attendanceList} view={view} kinds={RUN_KINDS} />}
        />
      }
    >
      <AttendanceTable report={report} />
    </ReportSheet>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Attendance" rows="this report" to={attendanceList.path} error={error} />
);
