import { redirect } from 'react-router';
import type { Api } from '#contracts/api.ts';
import type { WaitingLine } from '#contracts/waiting-list/admin-waiting-list.ts';
import { moveInLine } from '#web/features/roster/move-in-line.ts';
import { Participants } from '#web/features/roster/participants.tsx';
import { PrintButton } from '#web/features/roster/print-button.tsx';
import { RosterTable } from '#web/features/roster/roster-table.tsx';
import { MoveInLine, RemoveFromLine, WaitingTable } from '#web/features/roster/waiting-line.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { counted, dayRange } from '#web/lib/format.ts';
import { runManagerFor, useRunManager } from '#web/lib/managed-courses.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { COURSES, ORDERS } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import type { Route } from './+types/roster';

export const loader = async (args: Route.LoaderArgs) => {
  const user = await requireStaff(args, ['instructor', 'staff', 'admin']);
  const { courseId } = args.params;
  const api = personalApi(args);
  const { course, roster } = requireAnswer(await api.call('getRoster', { courseId }));
  const isOffice = user.role !== 'instructor';
  const line = isOffice
    ? requireAnswer(await api.call('adminGetWaitingList', { courseId })).waitingList
    : null;
  return { course, roster, withOrders: isOffice, line };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const { courseId } = args.params;
  const api = personalApi(args);
  const form = await args.request.formData();
  const { act, id } = requireIntent(form, ['offer', 'move', 'remove', 'choose']);
  if (act === 'choose') return chooseSeveral(courseId, form);
  const chosen = formReader(form).typed(['person', 'to', 'reason']);
  const { person: waitingId, reason } = chosen;
  const acts = {
    offer: () => api.call('offerSeatByHand', { courseId, waitingId: id }),
    move: () => moveOne(api, courseId, chosen),
    remove: () => api.call('removeFromWaitingList', { courseId, waitingId, reason }),
  };
  const answer = await acts[act]();
  return answer.success
    ? redirect(runManagerFor(args.request).roster(encodeURIComponent(courseId)), 303)
    : refuse(answer, form);
};

/** On to what is done with the places that were chosen. */
const chooseSeveral = (courseId: string, form: FormData) => {
  const read = formReader(form);
  const lines = [...new Set(read.all('ids'))];
  if (lines.length === 0)
    return refuse({ success: false, status: 400, message: 'Please choose somebody first.' }, form);
  const page = read.oneOf('several', ['move', 'cancel']) ?? 'move';
  return redirect(`${COURSES}/${encodeURIComponent(courseId)}/${page}?lines=${lines.join(',')}`, 303);
};

type Move = { person: string; to: string; reason: string };

/** The line as it is now, with one person at another place. */
const moveOne = async (api: Api, courseId: string, { person, to, reason }: Move) => {
  const { waitingList } = requireAnswer(await api.call('adminGetWaitingList', { courseId }));
  const ids = waitingList.people.map(({ _id }) => _id);
  return api.call('reorderWaitingList', {
    courseId,
    waitingIds: moveInLine(ids, person, Number(to)),
    reason,
  });
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(`Roster ${loaderData?.course.code ?? ''}`, 'Who is on the course, and which seats are held.');

export default function AdminRoster({ loaderData, actionData }: Route.ComponentProps) {
  const { plural, path, announcements, attendance } = useRunManager();
  const { course, roster, withOrders, line } = loaderData;
  const dates = dayRange(course.startDate, course.endDate);
  return (
    <>
      <div className="print:[&_nav]:hidden">
        <PageHeader
          size="2xl"
          title={course.title}
          breadcrumbs={[{ label: plural, to: path }, { label: `${course.code}, ${dates}` }]}
          lead={
            <p className="num text-md">
              {[course.code, course.city, dates].filter(Boolean).join(', ')}. {course.enrolled} enrolled,{' '}
              {course.taken} of {course.capacity} seats taken.
            </p>
          }
          actions={
            <div className="flex flex-wrap gap-2 print:hidden">
              {withOrders && (
                <ButtonLink to={`${ORDERS}?course=${course._id}`} size="sm">
                  Orders
                </ButtonLink>
              )}
              {withOrders && (
                <ButtonLink to={announcements(course._id)} size="sm">
                  Announcements
                </ButtonLink>
              )}
              <ButtonLink to={attendance(course.slug)} size="sm">
                Attendance
              </ButtonLink>
              <PrintButton />
              <ButtonLink
                to={`/api/admin/in-person-courses/${course._id}/roster.csv`}
                reloadDocument
                size="sm"
              >
                CSV
              </ButtonLink>
            </div>
          }
        />
      </div>
      {roster.length > 0 ? (
        <Sheet flush>
          {withOrders ? (
            <Participants course={course} roster={roster} failure={failureOf(actionData, 'choose')} />
          ) : (
            <RosterTable course={course} roster={roster} />
          )}
        </Sheet>
      ) : (
        <EmptyState title="Nobody is on this course yet">
          People appear here when their seat is held, and stay once they are enrolled.
        </EmptyState>
      )}
      {line && (line.isEnabled || line.people.length > 0) && (
        <div className="mt-6 print:hidden">
          <WaitingSheet line={line} actionData={actionData} />
        </div>
      )}
    </>
  );
}

function WaitingSheet({ line, actionData }: { line: WaitingLine; actionData: unknown }) {
  const { people, isAutomatic, maxSize, seatsLeft } = line;
  const intro = isAutomatic
    ? 'A seat that comes free is offered to the first by itself.'
    : 'Seats that come free are offered by hand, and on sale meanwhile.';
  return (
    <Sheet title="Waiting list" flush>
      <p className="num px-5 py-3.5 text-sm text-muted">
        {intro} {people.length} of at most {maxSize} wait, {counted(seatsLeft, 'seat')} free.
      </p>
      {people.length > 0 && (
        <WaitingTable
          line={line}
          zone={line.venueTimezone}
          failureOf={(intent) => failureOf(actionData, intent)}
        />
      )}
      {people.length > 1 && (
        <div className="border-t border-hairline p-5">
          <MoveInLine people={people} failure={failureOf(actionData, 'move')} />
        </div>
      )}
      {people.some(({ state }) => state !== 'paying') && (
        <div className="border-t border-hairline p-5">
          <RemoveFromLine people={people} failure={failureOf(actionData, 'remove')} />
        </div>
      )}
    </Sheet>
  );
}
