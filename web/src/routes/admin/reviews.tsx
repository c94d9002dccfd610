import { REVIEW_STATES, type ReviewState } from '#contracts/reviews/review-options.ts';
import { ReviewList } from '#web/features/reviews/moderation/moderation-list.tsx';
import { doneWords, noReviews } from '#web/features/reviews/moderation/moderation-words.ts';
import { readReason, readUndone } from '#web/features/reviews/moderation/read-decision.ts';
import { DECISIONS, reviewList } from '#web/features/reviews/moderation/review-view.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { LeftOut } from '#web/lists/left-out.tsx';
import { Pages } from '#web/lists/pages.tsx';
import { done, UndoTold } from '#web/lists/undo.tsx';
import { WhileAsked } from '#web/lists/while-asked.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { TabsNav } from '#web/ui/navigation/tabs-nav.tsx';
import type { Route } from './+types/reviews';
import { ListBoundary } from './list-boundary.tsx';

const STATES: readonly ReviewState[] = ['pending', 'published', 'rejected'];

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const view = reviewList.readFrom(args.request);
  const asked = { ...reviewList.asked(view), state: view.state };
  const { reviews, counts, nextCursor } = requireAnswer(
    await personalApi(args).call('adminListReviews', asked),
  );
  return { view, reviews, counts, nextCursor };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const form = await args.request.formData();
  const api = personalApi(args);
  const { act, id } = requireIntent(form, [...DECISIONS, 'undo']);
  const isUndone = act === 'undo';
  const decision = isUndone ? readUndone(form) : { reviewId: id, state: act, ...readReason(form) };
  const answer = await api.call('moderateReview', decision);
  if (answer.success)
    return isUndone
      ? done(doneWords.undone, null)
      : done(doneWords[act], answer.undo && { reviewId: id, ...answer.undo });
  return answer.code === 'not-found' ? done(doneWords.gone, null, 'warning') : refuse(answer, form);
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Reviews', 'What participants have written, to be published or kept back.');

export default function AdminReviews({ loaderData, actionData }: Route.ComponentProps) {
  const { view, reviews, counts, nextCursor } = loaderData;
  return (
    <>
      <PageHeader size="2xl" title="Reviews" />
      <div className="grid gap-4">
        <UndoTold answer={actionData} below={reviewList.to(reviewList.listOf(view))} />
        <Sheet flush>
          <TabsNav
            label="Reviews by state"
            className="px-5"
            current={reviewList.to({ state: view.state })}
            items={STATES.map((state) => ({
              to: reviewList.to({ state }),
              label: REVIEW_STATES[state],
              count: counts[state],
            }))}
          />
          <LeftOut list={reviewList} />
          <WhileAsked list={reviewList} view={view}>
            {reviews.length > 0 ? (
              <ReviewList reviews={reviews} view={view} refused={actionData} />
            ) : (
              <NoReviews state={view.state} />
            )}
          </WhileAsked>
          <Pages list={reviewList} view={view} nextCursor={nextCursor} className="border-t border-hairline" />
        </Sheet>
      </div>
    </>
  );
}

function NoReviews({ state }: { state: ReviewState }) {
  return (
    <div className="p-5">
      <EmptyState title={noReviews[state].title}>{noReviews[state].words}</EmptyState>
    </div>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Reviews" rows="reviews" to={reviewList.path} error={error} />
);
