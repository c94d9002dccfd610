import { MoveForm } from '#web/features/after-sale/participants/move-form.tsx';
import { NobodyLeft } from '#web/features/after-sale/participants/nobody-left.tsx';
import { ParticipantResults } from '#web/features/after-sale/participants/participant-results.tsx';
import { readMoving } from '#web/features/after-sale/participants/read-participants.ts';
import { RunChoice } from '#web/features/after-sale/participants/run-choice.tsx';
import { failureOf, keyAfter, keyOf, refuse } from '#web/forms/submission.ts';
import { dayRange } from '#web/lib/format.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { COURSES } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import type { Route } from './+types/move-participants';

export const loader = async (args: Route.LoaderArgs) => {
  const user = await requireStaff(args);
  const { courseId } = args.params;
  const api = personalApi(args);
  const { searchParams: asked } = new URL(args.request.url);
  const lines = asked.get('lines') ?? '';
  const { course } = requireAnswer(await api.call('getRoster', { courseId }));
  const { runs } = requireAnswer(await api.call('adminListRuns', { courseId }));
  const to = runs.find((run) => run.course._id === asked.get('to')) ?? runs[0];
  const { places } =
    lines && to
      ? requireAnswer(await api.call('adminListMoves', { courseId, lines, toCourseId: to.course._id }))
      : { places: [] };
  return {
    course,
    runs,
    to,
    lines,
    places,
    isAdmin: user.role === 'admin',
    idempotencyKey: crypto.randomUUID(),
  };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const { courseId } = args.params;
  const form = await args.request.formData();
  const input = { courseId, ...readMoving(form) };
  const answer = await personalApi(args).call('adminMoveParticipants', input, keyOf(form));
  return answer.success ? { results: answer.results } : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    `Move participants of ${loaderData?.course.code ?? ''}`,
    'Another run for several people at once.',
  );

export default function MoveParticipants({ loaderData, actionData }: Route.ComponentProps) {
  const { course, places, runs, to, lines, isAdmin, idempotencyKey } = loaderData;
  const rosterTo = `${COURSES}/${course.slug}/roster`;
  const results = actionData && 'results' in actionData ? actionData.results : null;
  return (
    <>
      <PageHeader
        title="Move to another run"
        size="2xl"
        breadcrumbs={[
          { label: 'In-person courses', to: COURSES },
          { label: `${course.code}, ${dayRange(course.startDate, course.endDate)}`, to: rosterTo },
          { label: 'Move' },
        ]}
        lead={`${course.title}, ${course.city}`}
      />
      {results && <ParticipantResults results={results} />}
      {!to ? (
        <EmptyState
          title="There is no other open run"
          actions={<ButtonLink to={rosterTo}>To the roster</ButtonLink>}
        >
          Participants of this run can be moved to open runs of the same series.
        </EmptyState>
      ) : places.length === 0 ? (
        <NobodyLeft isAfter={results !== null} rosterTo={rosterTo} />
      ) : (
        <div className="grid items-start gap-4 xl:grid-cols-12">
          <Sheet title="To which run" className="xl:col-span-4">
            <RunChoice runs={runs} chosen={to} lines={lines} />
          </Sheet>
          <Sheet title="Who, and for what" flush className="xl:col-span-8">
            <MoveForm
              places={places}
              to={to}
              isAdmin={isAdmin}
              rosterTo={rosterTo}
              failure={failureOf(actionData, 'move-participants')}
              idempotencyKey={keyAfter(actionData, idempotencyKey)}
            />
          </Sheet>
        </div>
      )}
    </>
  );
}
