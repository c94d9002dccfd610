import { redirect, useRevalidator } from 'react-router';
import { OfferSteps } from '#web/features/checkout/offer-steps.tsx';
import { IfNothing, InLine, JoinList, LeaveOffer } from '#web/features/waiting-list/own-place.tsx';
import { WaitingHead } from '#web/features/waiting-list/waiting-head.tsx';
import { doneWords } from '#web/features/waiting-list/waiting-words.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer, requireUser } from '#web/lib/page.ts';
import { DoneTold } from '#web/ui/messages/told.tsx';
import type { Route } from './+types/waiting-list';

const CALLS = { join: 'joinWaitingList', decline: 'declineOffer', leave: 'leaveWaitingList' } as const;

const DONE_SECONDS = 5;

const waitingPath = (slug: string) => `/waiting-list/${encodeURIComponent(slug)}`;

export const loader = async (args: Route.LoaderArgs) => {
  const { courseId } = args.params;
  const api = personalApi(args);
  const { course, waitingPlace, obstacle, isEnrollable } = requireAnswer(
    await api.call('getWaitingPlace', { courseId }),
    args.request,
  );
  const { searchParams, search } = new URL(args.request.url);
  if (courseId !== course.slug) throw redirect(`${waitingPath(course.slug)}${search}`);
  const checkout = waitingPlace?.offer ? requireAnswer(await api.call('getCheckout', { courseId })) : null;
  return {
    course,
    waitingPlace,
    ...{ obstacle, isEnrollable },
    offered: checkout?.course ?? null,
    done: doneWords(searchParams.get('done')),
    now: new Date().toISOString(),
  };
};

export const action = async (args: Route.ActionArgs) => {
  await requireUser(args);
  const { courseId } = args.params;
  const form = await args.request.formData();
  const { act } = requireIntent(form, ['join', 'decline', 'leave']);
  const answer = await personalApi(args).call(CALLS[act], { courseId });
  return answer.success ? redirect(`${waitingPath(courseId)}?done=${act}`, 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: `Waiting list of ${loaderData?.course.title ?? 'a course'}`,
    description: 'Your place in line for a seat, and the seat that is offered to you.',
  }),
  notIndexed,
];

export default function WaitingList({ loaderData, actionData }: Route.ComponentProps) {
  const { course, waitingPlace, obstacle, isEnrollable, offered, done, now } = loaderData;
  const { revalidate } = useRevalidator();
  const failures = { decline: failureOf(actionData, 'decline'), leave: failureOf(actionData, 'leave') };
  return (
    <main id="main">
      <WaitingHead {...{ course, now }} place={waitingPlace} onEnd={revalidate} />
      <div className="wrap py-(--s8)">
        <DoneTold words={done} seconds={DONE_SECONDS} told={waitingPath(course.slug)} />
        {waitingPlace && offered ? (
          <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_320px]">
            <div className="min-w-0">
              <OfferSteps course={offered} leave={<LeaveOffer {...failures} />} />
            </div>
            <IfNothing place={waitingPlace} now={now} />
          </div>
        ) : waitingPlace ? (
          <InLine place={waitingPlace} end={obstacle} isFree={isEnrollable} failure={failures.leave} />
        ) : (
          <JoinList {...{ course, obstacle }} isFree={isEnrollable} failure={failureOf(actionData, 'join')} />
        )}
      </div>
    </main>
  );
}
