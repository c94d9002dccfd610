import { redirect } from 'react-router';
import { orCopy } from '#web/features/learning/kept/or-copy.ts';
import { afterTelling } from '#web/features/learning/log/tell-first.ts';
import { loadPortal } from '#web/features/learning/portal/load-portal.server.ts';
import { PortalPage } from '#web/features/learning/portal/portal-page.tsx';
import { portalView } from '#web/features/learning/portal/portal-view.ts';
import { doneWords, failedWords } from '#web/features/learning/portal/portal-words.ts';
import { StartOver } from '#web/features/learning/portal/start-over.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { intentOn, requireIntent } from '#web/forms/intent.ts';
import { failureOf, type Refusal, refuse, refuseUnanswered } from '#web/forms/submission.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireUser } from '#web/lib/page.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { DoneTold } from '#web/ui/messages/told.tsx';
import type { Route } from './+types/portal';

const SECONDS_TOLD = 5;

const ACTS = ['restart', 'accept'] as const;

export const loader = (args: Route.LoaderArgs) => loadPortal(args);

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  orCopy({ request, serverLoader: () => afterTelling({ serverLoader }) });

export const action = async (args: Route.ActionArgs) => {
  await requireUser(args);
  const form = await args.request.formData();
  const { act, id: courseId } = requireIntent(form, ACTS);
  const api = personalApi(args);
  if (act === 'restart') {
    const answer = await api.call('restartCourse', { courseId });
    return answer.success ? done('restarted') : refuse(toldRefusal(act, answer), form);
  }
  const version = formReader(form).whole('version', 'Version');
  const answer = await api.call('acceptVersion', { courseId, version });
  return answer.success ? done('accepted') : refuse(toldRefusal(act, answer), form);
};

const done = (what: keyof typeof doneWords) =>
  redirect(portalView.to({ tab: 'my-courses', done: what }), 303);

/** What nobody can say the reason of has the words of its act. */
const toldRefusal = (act: (typeof ACTS)[number], refusal: Refusal): Refusal =>
  refusal.status >= 500 ? { ...refusal, message: failedWords[act] } : refusal;

export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    const refused = refuseUnanswered(error, failedWords[requireIntent(form, ACTS).act], form);
    if (refused) return refused;
    throw error;
  }
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'E-learning portal',
    description: 'Continue self-paced courses where you left them, and see what else there is.',
  }),
  notIndexed,
];

export default function Portal({ loaderData, actionData }: Route.ComponentProps) {
  const { view, restarting, mine } = loaderData;
  const accepting = mine?.map(({ slug }) => intentOn('accept', slug)) ?? [];
  const failure = failureOf(actionData, ...accepting);
  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <DoneTold
        words={view.done && doneWords[view.done]}
        seconds={SECONDS_TOLD}
        told={portalView.to({ ...view, done: '' })}
      />
      {restarting && (
        <StartOver
          course={restarting}
          failure={failureOf(actionData, intentOn('restart', restarting.slug))}
        />
      )}
      {failure?.message && (
        <Notice tone="danger" live className="mb-6">
          {failure.message}
        </Notice>
      )}
      <PortalPage page={loaderData} />
    </main>
  );
}
