import { data, redirect } from 'react-router';
import { REVIEW_STATES, type ReviewState } from '#contracts/reviews/review-options.ts';
import { officeMeta } from '#web/features/office/office-meta.ts';
import { ReviewList } from '#web/features/office/review-list.tsx';
import {
  type ReviewView,
  readDecision,
  readReviewView,
  reviewViewPath,
} from '#web/features/office/review-view.ts';
import { textsOf } from '#web/forms/form-reader.ts';
import { refuse } from '#web/forms/submission.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Sheet } from '#web/ui/panel.tsx';
import { TabsNav } from '#web/ui/tabs-nav.tsx';
import type { Route } from './+types/reviews';

const STATES: readonly ReviewState[] = ['pending', 'published', 'rejected'];

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const view = readReviewView(args.url.searchParams);
  const asked = { state: view.state, cursor: view.cursor || undefined };
  const { reviews, counts, nextCursor } = requireAnswer(
    await personalApi(args).call('adminListReviews', asked),
  );
  return { view, reviews, counts, nextCursor };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const form = await args.request.formData();
  const intent = String(form.get('_action'));
  const decision = readDecision(intent);
  if (!decision) throw data({ message: 'The request could not be read.' }, { status: 400 });
  const answer = await personalApi(args).call('moderateReview', {
    ...decision,
    ...textsOf(form, ['reason']),
  });
  const isGone = !answer.success && answer.code === 'not-found';
  if (!answer.success && !isGone) return refuse(intent, answer, form);
  const view = readReviewView(args.url.searchParams);
  return redirect(reviewViewPath({ ...view, keep: '', done: isGone ? 'gone' : decision.state }), 303);
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Reviews', 'What participants have written, to be published or kept back.');

const DONE: Record<string, string> = {
  gone: 'Its author has changed the review since. It waits to be read again.',
  published: 'The review is published.',
  rejected: 'The review is kept back, and its author can read why.',
};

export default function AdminReviews({ loaderData, actionData }: Route.ComponentProps) {
  const { view, reviews, counts, nextCursor } = loaderData;
  return (
    <>
      <PageHeader size="2xl" title="Reviews" />
      <div className="grid gap-4">
        {DONE[view.done] && (
          <Notice tone={view.done === 'gone' ? 'warning' : 'success'} live>
            {DONE[view.done]}
          </Notice>
        )}
        <Sheet flush>
          <TabsNav
            label="Reviews by state"
            className="px-5"
            current={reviewViewPath({ state: view.state })}
            items={STATES.map((state) => ({
              to: reviewViewPath({ state }),
              label: REVIEW_STATES[state],
              count: counts[state],
            }))}
          />
          {reviews.length > 0 ? (
            <ReviewList reviews={reviews} view={view} refused={actionData} />
          ) : (
            <NoReviews state={view.state} />
          )}
          <Pages view={view} nextCursor={nextCursor} />
        </Sheet>
      </div>
    </>
  );
}

const EMPTY: Record<ReviewState, { title: string; words: string }> = {
  pending: {
    title: 'Nothing waits to be read',
    words: 'Participants are asked for a review by mail, from the day after the course.',
  },
  published: { title: 'Nothing is published yet', words: 'Reviews stand here once somebody has read them.' },
  rejected: {
    title: 'Nothing is kept back',
    words: 'Reviews that are not shown stand here with the reason that their authors read.',
  },
};

function NoReviews({ state }: { state: ReviewState }) {
  return (
    <div className="p-5">
      <EmptyState title={EMPTY[state].title}>{EMPTY[state].words}</EmptyState>
    </div>
  );
}

/** The list is read forward by cursor; the way back is the browser's, or the beginning. */
function Pages({ view: { state, cursor }, nextCursor }: { view: ReviewView; nextCursor: string | null }) {
  if (!cursor && !nextCursor) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap justify-end gap-2 border-t border-hairline px-5 py-3.5">
      {cursor && (
        <ButtonLink to={reviewViewPath({ state })} size="sm" variant="ghost">
          Newest
        </ButtonLink>
      )}
      {nextCursor && (
        <ButtonLink to={reviewViewPath({ state, cursor: nextCursor })} size="sm">
          Next
        </ButtonLink>
      )}
    </nav>
  );
}
