import { MoveParticipants, MoveResults } from '#web/features/after-sale/move/move-participants.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { failureOf, keyAfter, keyOf, refuse } from '#web/forms/submission.ts';
import { dayRange } from '#web/lib/format.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { COURSES } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import type { Route } from './+types/move-participants';

export const loader = async (args: Route.LoaderArgs) => {
  const user = await requireStaff(args);
  const { courseId } = args.params;
  const api = personalApi(args);
  const { course, roster } = requireAnswer(await api.call('getRoster', { courseId }));
  const { runs } = requireAnswer(await api.call('adminListRuns', { courseId }));
  const enrolled = roster.filter(({ state }) => state === 'enrolled');
  return {
    course,
    runs,
    // Who shares an order moves together.
    people: [...Map.groupBy(enrolled, ({ orderReference }) => orderReference)].map(([reference, rows]) => ({
      reference,
      names: rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', '),
    })),
    isAdmin: user.role === 'admin',
    idempotencyKey: crypto.randomUUID(),
  };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const form = await args.request.formData();
  const read = formReader(form);
  const answer = await personalApi(args).call(
    'adminMoveParticipants',
    {
      courseId: args.params.courseId,
      references: read.all('references'),
      toCourseId: read.text('toCourseId'),
      isFree: read.tick('isFree'),
      reason: read.text('reason'),
    },
    keyOf(form),
  );
  return answer.success ? { results: answer.results } : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    `Move participants of ${loaderData?.course.code ?? ''}`,
    'Another run for several people at once.',
  );

export default function MoveParticipantsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { course, people, runs, isAdmin, idempotencyKey } = loaderData;
  const roster = `${COURSES}/${course.slug}/roster`;
  return (
    <>
      <PageHeader
        title="Move to another run"
        size="2xl"
        breadcrumbs={[
          { label: 'In-person courses', to: COURSES },
          { label: `${course.code}, ${dayRange(course.startDate, course.endDate)}`, to: roster },
          { label: 'Move' },
        ]}
        lead={`${course.title}, ${course.city}`}
      />
      {actionData && 'results' in actionData && <MoveResults results={actionData.results} />}
      {people.length > 0 && runs.length > 0 ? (
        <Sheet>
          <MoveParticipants
            people={people}
            runs={runs}
            isAdmin={isAdmin}
            failure={failureOf(actionData, 'move-participants')}
            idempotencyKey={keyAfter(actionData, idempotencyKey)}
          />
        </Sheet>
      ) : (
        <EmptyState title={runs.length > 0 ? 'Nobody is enrolled' : 'There is no other open run'}>
          Participants of this run can be moved to open runs of the same series.
        </EmptyState>
      )}
    </>
  );
}
