import { LogNotice } from '#web/features/attendance/log/log-notice.tsx';
import { useRoom } from '#web/features/attendance/log/use-room.ts';
import { RoomCodeView } from '#web/features/attendance/room/room-code.tsx';
import { RoomList } from '#web/features/attendance/room/room-list.tsx';
import { useCodes } from '#web/features/attendance/room/use-codes.ts';
import { Brand } from '#web/features/site/brand.tsx';
import { ErrorPage } from '#web/features/site/error-page.tsx';
import { longDay, timeIn } from '#web/lib/format.ts';
import { MANAGERS_OF_COURSES } from '#web/lib/managed-courses.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { useServerNow } from '#web/ui/use-server-now.ts';
import type { Route } from './+types/check-in';

export const loader = async (args: Route.LoaderArgs) => {
  const user = await requireStaff(args, ['instructor', 'staff', 'admin']);
  const { courseId } = args.params;
  const api = personalApi(args);
  const day = Number(new URL(args.request.url).searchParams.get('day')) || undefined;
  const loaded = requireAnswer(await api.call('getAttendance', { courseId, day }));
  const { sessionId } = loaded.day ?? {};
  const codes = sessionId ? requireAnswer(await api.call('getCheckInCodes', { courseId, sessionId })) : null;
  return { user, loaded, codes };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(`Check in ${loaderData?.loaded.course.code ?? ''}`, 'The code of the room’s screen.');

/** Who has come is asked again and again; where there is no connection codes and list go on. */
export default function CheckInScreen({ loaderData }: Route.ComponentProps) {
  const { user, loaded } = loaderData;
  const { attendance, log, note } = useRoom(loaded, user._id);
  const { course, day, people } = attendance;
  const codes = useCodes(loaderData.codes, { courseId: course._id, sessionId: day?.sessionId });
  const now = useServerNow(codes?.now ?? loaded.now);
  const list = MANAGERS_OF_COURSES[course.kind].attendance(course.slug);
  return (
    <div className="on-deep flex min-h-dvh flex-col bg-deep text-on-deep">
      <header className="border-b border-deep-line">
        <div className="flex min-h-15 flex-wrap items-center gap-x-6 gap-y-2 px-8 py-2 max-md:px-5">
          <Brand />
          <p className="num min-w-0 flex-1">
            {course.code} {course.city}
            {day && `, day ${day.number} of ${day.of}, ${longDay(day.date)}`}
          </p>
          <p className="num text-xl">{timeIn(course.venueTimezone, new Date(now).toISOString())}</p>
          <ButtonLink size="sm" to={day ? `${list}?day=${day.number}` : list}>
            Close
          </ButtonLink>
        </div>
      </header>
      <main id="main" className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid content-center justify-items-center gap-7 p-8 max-md:p-5">
          <h1 className="text-3xl">Point your phone’s camera here</h1>
          {codes && <RoomCodeView codes={codes.codes} codeMs={codes.codeMs} now={now} />}
        </div>
        {day && (
          <div className="border-deep-line p-8 max-lg:border-t max-md:p-5 lg:border-s">
            <div className="text-ink [&>*:not(:empty)]:pb-5">
              <LogNotice log={log} people={people} />
            </div>
            <RoomList
              onNoted={note}
              people={people}
              sessionId={day.sessionId}
              zone={course.venueTimezone}
              action={`${list}?day=${day.number}`}
            />
          </div>
        )}
      </main>
    </div>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorPage error={error} />;
