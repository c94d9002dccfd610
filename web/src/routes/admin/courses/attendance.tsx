import { useState } from 'react';
import { redirect } from 'react-router';
import { dayTitle, isHere } from '#web/features/attendance/attendance-words.ts';
import { actOnAttendance } from '#web/features/attendance/list/attendance-acts.server.ts';
import { AttendanceLinks } from '#web/features/attendance/list/attendance-links.tsx';
import { AttendanceTable } from '#web/features/attendance/list/attendance-table.tsx';
import { attendanceList, whoMatches } from '#web/features/attendance/list/attendance-view.ts';
import { Correction } from '#web/features/attendance/list/correction.tsx';
import { LogNotice } from '#web/features/attendance/log/log-notice.tsx';
import { useRoom } from '#web/features/attendance/log/use-room.ts';
import { TakenOver } from '#web/features/attendance/platform/taken-over.tsx';
import { Form } from '#web/forms/form.tsx';
import { failureOfAct, refuse } from '#web/forms/submission.ts';
import { dayRange, longDay } from '#web/lib/format.ts';
import { runManagerFor, useRunManager } from '#web/lib/managed-courses.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { SearchField } from '#web/ui/controls/search-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TabsNav } from '#web/ui/navigation/tabs-nav.tsx';
import type { Route } from './+types/attendance';

export const loader = async (args: Route.LoaderArgs) => {
  const user = await requireStaff(args, ['instructor', 'staff', 'admin']);
  const { courseId } = args.params;
  const view = attendanceList(runManagerFor(args.request).attendance(courseId)).readFrom(args.request);
  const asked = { courseId, ...(view.day && { day: Number(view.day) }) };
  return { view, user, loaded: requireAnswer(await personalApi(args).call('getAttendance', asked)) };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args, ['instructor', 'staff', 'admin']);
  const { courseId } = args.params;
  const form = await args.request.formData();
  const { answer } = await actOnAttendance(personalApi(args), courseId, form);
  if (!answer.success) return refuse(answer, form);
  const list = attendanceList(runManagerFor(args.request).attendance(courseId));
  return redirect(list.to({ ...list.readFrom(args.request), correct: '' }), 303);
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    `Attendance ${loaderData?.loaded.course.code ?? ''}`,
    'Who is there, late, gone or absent, day by day.',
  );

export default function AdminAttendance({ loaderData, actionData, params }: Route.ComponentProps) {
  const { view, user, loaded } = loaderData;
  const { attendance, log, note } = useRoom(loaded, user._id);
  const { course, days, day, people } = attendance;
  const manager = useRunManager();
  const list = attendanceList(manager.attendance(params.courseId));
  const [words, setWords] = useState(view.q);
  const shown = whoMatches(people, words);
  const corrected = people.find(({ enrolmentId }) => enrolmentId === view.correct);
  const here = people.filter(({ state }) => isHere(state)).length;
  const refused = failureOfAct(actionData, ['present', 'left', 'absent', 'practical', 'exam']);
  const dates = dayRange(days[0]?.date, days.at(-1)?.date);
  return (
    <>
      <PageHeader
        size="2xl"
        title={course.title}
        breadcrumbs={[{ label: manager.plural, to: manager.path }, { label: `${course.code}, ${dates}` }]}
        lead={
          <p className="num text-md">
            {here} of {people.length} here
            {day && ` on ${longDay(day.date)}, ${day.startTime} to ${day.endTime}`}.
          </p>
        }
        actions={<AttendanceLinks course={course} day={day} />}
      />
      <div className="grid gap-4">
        <LogNotice log={log} people={people} />
        {attendance.platformList && <TakenOver list={attendance.platformList} zone={course.venueTimezone} />}
        {refused && (
          <Notice tone="danger" live>
            {refused.issues?.[0]?.message ?? refused.message}
          </Notice>
        )}
        {corrected && day && (
          <Correction
            key={corrected.enrolmentId}
            person={corrected}
            day={day}
            kind={course.kind}
            failure={failureOfAct(actionData, ['correct'])}
            cancelTo={list.to({ ...view, correct: '' })}
          />
        )}
        <Sheet flush>
          {days.length > 1 && day && (
            <TabsNav
              label={`${course.kind === 'InPersonCourse' ? 'Days' : 'Sessions'} of the course`}
              className="px-5"
              current={list.to({ day: String(day.number) })}
              items={days.map(({ number, date }) => ({
                to: list.to({ day: String(number) }),
                label: `${dayTitle(course.kind, number)}, ${longDay(date)}`,
              }))}
            />
          )}
          <Form
            method="get"
            action={list.path}
            // What is typed has chosen already, also without a connection.
            onSubmit={(event) => event.preventDefault()}
            className="flex flex-wrap gap-2 border-b border-hairline px-5 py-3.5"
          >
            {day && <input type="hidden" name="day" value={day.number} />}
            <SearchField
              name="q"
              maxLength={100}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
              label="Search participants"
              placeholder="Name, email or profession"
              className="min-w-0 flex-[1_1_18rem]"
            />
            <span className="hidden noscript:contents">
              <Button type="submit" size="sm">
                Search
              </Button>
            </span>
          </Form>
          {day && shown.length > 0 ? (
            <AttendanceTable
              course={course}
              day={day}
              people={shown}
              onNoted={note}
              correctTo={
                log.trouble === 'unanswered' ? undefined : (correct) => list.to({ ...view, correct })
              }
            />
          ) : (
            <div className="p-5">
              <EmptyState title={people.length > 0 ? 'Nobody is called so' : 'Nobody is on this course yet'}>
                Attendance is noted of who is enrolled.
              </EmptyState>
            </div>
          )}
        </Sheet>
      </div>
    </>
  );
}
