import { redirect } from 'react-router';
import { isHere, roomPath } from '#web/features/attendance/attendance-words.ts';
import { actOnAttendance } from '#web/features/attendance/list/attendance-acts.server.ts';
import { AttendanceTable } from '#web/features/attendance/list/attendance-table.tsx';
import { attendanceList, whoMatches } from '#web/features/attendance/list/attendance-view.ts';
import { Correction } from '#web/features/attendance/list/correction.tsx';
import { failureOfAct, refuse } from '#web/forms/submission.ts';
import { dayRange, longDay } from '#web/lib/format.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { COURSES } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ListForm } from '#web/lists/list-form.tsx';
import { SearchBox } from '#web/lists/search-box.tsx';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TabsNav } from '#web/ui/navigation/tabs-nav.tsx';
import type { Route } from './+types/attendance';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args, ['instructor', 'staff', 'admin']);
  const { courseId } = args.params;
  const view = attendanceList(courseId).readFrom(args.request);
  const asked = { courseId, ...(view.day && { day: Number(view.day) }) };
  const { course, days, day, people } = requireAnswer(await personalApi(args).call('getAttendance', asked));
  return { view, course, days, day, people };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args, ['instructor', 'staff', 'admin']);
  const { courseId } = args.params;
  const form = await args.request.formData();
  const { answer } = await actOnAttendance(personalApi(args), courseId, form);
  if (!answer.success) return refuse(answer, form);
  const list = attendanceList(courseId);
  return redirect(list.to({ ...list.readFrom(args.request), correct: '' }), 303);
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    `Attendance ${loaderData?.course.code ?? ''}`,
    'Who is there, late, gone or absent, day by day.',
  );

export default function AdminAttendance({ loaderData, actionData, params }: Route.ComponentProps) {
  const { view, course, days, day, people } = loaderData;
  const list = attendanceList(params.courseId);
  const shown = whoMatches(people, view.q);
  const corrected = people.find(({ enrolmentId }) => enrolmentId === view.correct);
  const here = people.filter(({ state }) => isHere(state)).length;
  const refused = failureOfAct(actionData, ['present', 'left', 'absent', 'practical', 'exam']);
  const dates = dayRange(days[0]?.date, days.at(-1)?.date);
  return (
    <>
      <PageHeader
        size="2xl"
        title={course.title}
        breadcrumbs={[{ label: 'In-person courses', to: COURSES }, { label: `${course.code}, ${dates}` }]}
        lead={
          <p className="num text-md">
            {here} of {people.length} here
            {day && ` on ${longDay(day.date)}, ${day.startTime} to ${day.endTime}`}.
          </p>
        }
        actions={
          <>
            <ButtonLink size="sm" to={`${COURSES}/${course.slug}/roster`}>
              Roster
            </ButtonLink>
            {day && (
              <ButtonLink
                size="sm"
                to={`/api/admin/in-person-courses/${course.slug}/attendance/sheet?day=${day.number}`}
                reloadDocument
              >
                Signature sheet
              </ButtonLink>
            )}
            {day && (
              <ButtonLink size="sm" variant="primary" to={roomPath(course.slug, day.number)}>
                Show the code
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="grid gap-4">
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
            failure={failureOfAct(actionData, ['correct'])}
            cancelTo={list.to({ ...view, correct: '' })}
          />
        )}
        <Sheet flush>
          {days.length > 1 && day && (
            <TabsNav
              label="Days of the course"
              className="px-5"
              current={list.to({ day: String(day.number) })}
              items={days.map(({ number, date }) => ({
                to: list.to({ day: String(number) }),
                label: `Day ${number}, ${longDay(date)}`,
              }))}
            />
          )}
          <ListForm
            list={list}
            view={view}
            fields={['q']}
            className="flex flex-wrap gap-2 border-b border-hairline px-5 py-3.5"
          >
            <SearchBox
              live
              asked={view.q}
              label="Search participants"
              placeholder="Name, email or profession"
              className="min-w-0 flex-[1_1_18rem]"
            />
            <Button type="submit" size="sm">
              Search
            </Button>
          </ListForm>
          {day && shown.length > 0 ? (
            <AttendanceTable
              course={course}
              day={day}
              people={shown}
              correctTo={(correct) => list.to({ ...view, correct })}
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
