import { CancelForm } from '#web/features/after-sale/participants/cancel-form.tsx';
import { NobodyLeft } from '#web/features/after-sale/participants/nobody-left.tsx';
import { ParticipantResults } from '#web/features/after-sale/participants/participant-results.tsx';
import { readCancelling } from '#web/features/after-sale/participants/read-participants.ts';
import { failureOf, keyAfter, keyOf, refuse } from '#web/forms/submission.ts';
import { dayRange } from '#web/lib/format.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { COURSES } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import type { Route } from './+types/cancel-participants';

export const loader = async (args: Route.LoaderArgs) => {
  const user = await requireStaff(args);
  const { courseId } = args.params;
  const api = personalApi(args);
  const lines = new URL(args.request.url).searchParams.get('lines') ?? '';
  const { course } = requireAnswer(await api.call('getRoster', { courseId }));
  const { places } = lines
    ? requireAnswer(await api.call('adminListCancellations', { courseId, lines }))
    : { places: [] };
  return { course, places, isAdmin: user.role === 'admin', idempotencyKey: crypto.randomUUID() };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const { courseId } = args.params;
  const form = await args.request.formData();
  const input = { courseId, ...readCancelling(form) };
  const answer = await personalApi(args).call('adminCancelParticipants', input, keyOf(form));
  return answer.success ? { results: answer.results } : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(`Cancel places of ${loaderData?.course.code ?? ''}`, 'Several people leave a run at once.');

export default function CancelParticipants({ loaderData, actionData }: Route.ComponentProps) {
  const { course, places, isAdmin, idempotencyKey } = loaderData;
  const rosterTo = `${COURSES}/${course.slug}/roster`;
  const results = actionData && 'results' in actionData ? actionData.results : null;
  return (
    <>
      <PageHeader
        title="Cancel places"
        size="2xl"
        breadcrumbs={[
          { label: 'In-person courses', to: COURSES },
          { label: `${course.code}, ${dayRange(course.startDate, course.endDate)}`, to: rosterTo },
          { label: 'Cancel' },
        ]}
        lead={`${course.title}, ${course.city}`}
      />
      {results && <ParticipantResults results={results} />}
      {places.length === 0 ? (
        <NobodyLeft isAfter={results !== null} rosterTo={rosterTo} />
      ) : (
        <Sheet title="What goes back to whom" flush>
          <CancelForm
            places={places}
            isAdmin={isAdmin}
            rosterTo={rosterTo}
            failure={failureOf(actionData, 'cancel-participants')}
            idempotencyKey={keyAfter(actionData, idempotencyKey)}
          />
        </Sheet>
      )}
    </>
  );
}
