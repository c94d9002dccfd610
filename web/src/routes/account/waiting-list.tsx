import { redirect, useRevalidator } from 'react-router';
import { OfferSteps } from '#web/features/checkout/offer-steps.tsx';
import { IfNothing, InLine, JoinList, LeaveOffer } from '#web/features/waiting-list/own-place.tsx';
import { WaitingHead } from '#web/features/waiting-list/waiting-head.tsx';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer, requireUser } from '#web/lib/page.ts';
import type { Route } from './+types/waiting-list';

const CALLS = { join: 'joinWaitingList', decline: 'declineOffer', leave: 'leaveWaitingList' } as const;

const waitingPath = (slug: string) => `/waiting-list/${encodeURIComponent(slug)}`;

export const loader = async (args: Route.LoaderArgs) => {
  const { courseId } = args.params;
  const api = personalApi(args);
  const { course, waitingPlace, obstacle } = requireAnswer(
    await api.call('getWaitingPlace', { courseId }),
    args.request,
  );
  if (courseId !== course.slug) throw redirect(waitingPath(course.slug));
  const checkout = waitingPlace?.offer ? requireAnswer(await api.call('getCheckout', { courseId })) : null;
  return { course, waitingPlace, obstacle, offered: checkout?.course ?? null, now: new Date().toISOString() };
};

export const action = async (args: Route.ActionArgs) => {
  await requireUser(args);
  const { courseId } = args.params;
  const form = await args.request.formData();
  const { act } = requireIntent(form, ['join', 'decline', 'leave']);
  const answer = await personalApi(args).call(CALLS[act], { courseId });
  return answer.success ? redirect(waitingPath(courseId), 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: `Waiting list of ${loaderData?.course.title ?? 'a course'}`,
    description: 'Your place in line for a seat, and the seat that is offered to you.',
  }),
  notIndexed,
];

export default function WaitingList({ loaderData, actionData }: Route.ComponentProps) {
  const { course, waitingPlace, obstacle, offered, now } = loaderData;
  const { revalidate } = useRevalidator();
  const failures = { decline: failureOf(actionData, 'decline'), leave: failureOf(actionData, 'leave') };
  return (
    <main id="main">
      <WaitingHead {...{ course, now }} place={waitingPlace} onEnd={revalidate} />
      <div className="wrap py-(--s8)">
        {waitingPlace && offered ? (
          <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_320px]">
            <div className="min-w-0">
              <OfferSteps course={offered} leave={<LeaveOffer {...failures} />} />
            </div>
            <IfNothing place={waitingPlace} now={now} />
          </div>
        ) : waitingPlace ? (
          <InLine place={waitingPlace} failure={failures.leave} />
        ) : (
          <JoinList {...{ course, obstacle }} failure={failureOf(actionData, 'join')} />
        )}
      </div>
    </main>
  );
}
