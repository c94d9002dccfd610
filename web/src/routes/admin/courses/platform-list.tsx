import { DAY_WORDS } from '#web/features/attendance/attendance-words.ts';
import { attendanceList } from '#web/features/attendance/list/attendance-view.ts';
import { TakenOver } from '#web/features/attendance/platform/taken-over.tsx';
import { UploadList } from '#web/features/attendance/platform/upload-list.tsx';
import { longDay } from '#web/lib/format.ts';
import { runManagerFor, useRunManager } from '#web/lib/managed-courses.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import type { Route } from './+types/platform-list';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args, ['instructor', 'staff', 'admin']);
  const { courseId } = args.params;
  const { day } = attendanceList(runManagerFor(args.request).attendance(courseId)).readFrom(args.request);
  const asked = { courseId, ...(day && { day: Number(day) }) };
  return requireAnswer(await personalApi(args).call('getAttendance', asked));
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(`Platform’s list ${loaderData?.course.code ?? ''}`, 'Presence from the list of the platform.');

export default function PlatformList({ loaderData }: Route.ComponentProps) {
  const { course, day, platformList, now } = loaderData;
  const { path, plural, attendance } = useRunManager();
  const list = attendanceList(attendance(course.slug));
  const hasBegun = day !== null && day.startsAt <= now;
  return (
    <>
      <PageHeader
        size="2xl"
        title="The platform’s list"
        breadcrumbs={[
          { label: plural, to: path },
          { label: `Attendance ${course.code}`, to: list.to({ day: day ? String(day.number) : '' }) },
          { label: 'The platform’s list' },
        ]}
        lead={
          <p className="num text-md">
            {course.title}
            {day &&
              `, ${DAY_WORDS[course.kind].one} ${day.number} on ${longDay(day.date)}, ${day.startTime} to ${day.endTime} in ${course.venueTimezone}`}
            .
          </p>
        }
      />
      <div className="grid gap-4">
        {platformList && <TakenOver list={platformList} zone={course.venueTimezone} />}
        <Sheet title="Upload it" beside>
          {hasBegun ? (
            <UploadList key={day.sessionId} course={course} day={day} />
          ) : (
            <EmptyState title="This session has not begun yet">
              Its list is uploaded once the platform has made it.
            </EmptyState>
          )}
        </Sheet>
      </div>
    </>
  );
}
