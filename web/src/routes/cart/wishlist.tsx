import { CART_WORDS } from '#web/features/checkout/cart/cart-words.ts';
import { BROWSE } from '#web/features/checkout/cart/empty-cart.tsx';
import { WishRows } from '#web/features/checkout/cart/wish-rows.tsx';
import { submitFromPage } from '#web/features/checkout/submit-from-page.ts';
import { failureOfAct } from '#web/forms/submission.ts';
import { counted } from '#web/lib/format.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { DoneTold } from '#web/ui/messages/told.tsx';
import type { Route } from './+types/wishlist';
import { loadWishlist, submitWishlist } from './wishlist.server.ts';

export { shouldRevalidate } from '#web/features/checkout/submit-from-page.ts';

export const loader = (args: Route.LoaderArgs) => loadWishlist(args);
export const action = (args: Route.ActionArgs) => submitWishlist(args);
export const clientAction = (args: Route.ClientActionArgs) => submitFromPage(args, CART_WORDS);

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'My wishlist', description: 'The courses that you keep for later.' }),
  notIndexed,
];

const DONE_SECONDS = 3;

export default function Wishlist({ loaderData, actionData }: Route.ComponentProps) {
  const { courses, done, problem } = loaderData;
  const failure = failureOfAct(actionData, ['to-cart', 'unwish']);
  const told = failure?.message ?? (actionData ? null : problem);
  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <PageHeader
        title="My wishlist"
        size="3xl"
        lead={courses.length > 0 && `${counted(courses.length, 'course')}. What you keep here holds no seat.`}
      />
      <DoneTold words={done} seconds={DONE_SECONDS} told="/my-wishlist" />
      {told && (
        <Notice tone="danger" live className="mb-8">
          {told}
        </Notice>
      )}
      {courses.length > 0 ? (
        <WishRows courses={courses} />
      ) : (
        <EmptyState
          wide
          title="Your wishlist is empty"
          actions={
            <ButtonLink to={BROWSE} variant="primary">
              Browse courses
            </ButtonLink>
          }
        >
          The heart beside a course keeps it here until you need it.
        </EmptyState>
      )}
    </main>
  );
}
