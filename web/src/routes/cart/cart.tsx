import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { BillingForm } from '#web/features/account/billing-form.tsx';
import { BillingView } from '#web/features/account/billing-view.tsx';
import { BillingStep } from '#web/features/checkout/billing-step.tsx';
import { BillingLines } from '#web/features/checkout/cart/billing-lines.tsx';
import { BuyForm } from '#web/features/checkout/cart/buy-form.tsx';
import { CartLines } from '#web/features/checkout/cart/cart-lines.tsx';
import { CartNotices } from '#web/features/checkout/cart/cart-notices.tsx';
import { CartPromo } from '#web/features/checkout/cart/cart-promo.tsx';
import { CartSummary } from '#web/features/checkout/cart/cart-summary.tsx';
import { barWords, seatsWords } from '#web/features/checkout/cart/cart-text.ts';
import { CART_WORDS } from '#web/features/checkout/cart/cart-words.ts';
import { BROWSE, EmptyCart } from '#web/features/checkout/cart/empty-cart.tsx';
import { GiftSection } from '#web/features/checkout/cart/gift-section.tsx';
import { Progress } from '#web/features/checkout/cart/progress.tsx';
import { StrangersCart } from '#web/features/checkout/cart/strangers-cart.tsx';
import { LoadProblem } from '#web/features/checkout/checkout-problem.tsx';
import { chargeOf } from '#web/features/checkout/credit-text.ts';
import { SummaryBar } from '#web/features/checkout/due.tsx';
import { submitFromPage } from '#web/features/checkout/submit-from-page.ts';
import { useFreshAfterBack } from '#web/features/checkout/use-fresh-after-back.ts';
import { OpenOrderNotice } from '#web/features/orders/my-orders/open-order-notice.tsx';
import { failureOf, failureOfAct, keyAfter } from '#web/forms/submission.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { ACADEMY_ZONE } from '#web/lib/academy-zone.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { DoneTold } from '#web/ui/messages/told.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/cart';
import { loadCart, submitCart } from './cart.server.ts';

export { shouldRevalidate } from '#web/features/checkout/submit-from-page.ts';

export const loader = (args: Route.LoaderArgs) => loadCart(args);
export const action = (args: Route.ActionArgs) => submitCart(args);
export const clientAction = (args: Route.ClientActionArgs) => submitFromPage(args, CART_WORDS);

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Cart', description: 'The courses that you are about to buy.' }),
  notIndexed,
];

const PATH = '/checkout';
const DONE_SECONDS = 3;

type Own = NonNullable<Route.ComponentProps['loaderData']['own']>;
type OwnProps = { own: Own; actionData: unknown };

export default function CartPage({ loaderData: { own, loginAt }, actionData }: Route.ComponentProps) {
  useFreshAfterBack();
  if (!own) return <StrangersCart loginAt={loginAt} />;
  const { cart, wished, done, problem } = own;
  const isEmpty = cart.courses.length === 0;
  const failure = failureOfAct(actionData, ['remove', 'to-wishlist', 'to-cart', 'unwish']);
  const told = failure?.message ?? (actionData ? null : problem);
  return (
    <main id="main" className={cx('wrap pt-(--s6) pb-(--s9)', cart.breakdown && 'max-lg:pb-0')}>
      <PageHeader title="Cart" size="3xl" actions={!isEmpty && <Progress />} />
      <DoneTold words={done} seconds={DONE_SECONDS} told={PATH} />
      {told && (
        <Notice tone="danger" live className="mb-8">
          {told}
        </Notice>
      )}
      <Waiting {...{ own, actionData }} />
      {isEmpty ? <EmptyCart wished={wished} /> : <FilledCart {...{ own, actionData }} />}
    </main>
  );
}

/** What was ordered from this cart and is not paid yet. */
function Waiting({ own: { cart, now, idempotencyKey }, actionData }: OwnProps) {
  const { revalidate } = useRevalidator();
  if (!cart.order) return null;
  return (
    <OpenOrderNotice
      order={cart.order}
      held="order"
      now={now}
      zone={ACADEMY_ZONE}
      idempotencyKey={keyAfter(actionData, idempotencyKey)}
      payFailure={failureOf(actionData, 'continue')}
      giveUpFailure={failureOf(actionData, 'abandon')}
      detailsTo={`/orders/${cart.order.reference}`}
      onEnd={revalidate}
    />
  );
}

function FilledCart({ own, actionData }: OwnProps) {
  const { cart } = own;
  const { breakdown } = cart;
  const payFailure = failureOf(actionData, 'pay', 'complete');
  const [wishesCredit, setCredit] = useState<boolean>();
  const isCreditUsed = wishesCredit ?? isCreditWished(cart.order, payFailure);
  const credit = isCreditUsed ? cart.credit : null;
  return (
    <>
      <div className="grid gap-x-20 gap-y-8 xl:grid-cols-[minmax(0,1fr)_400px] xl:grid-rows-[auto_1fr] xl:items-start">
        <div className="min-w-0">
          <CartNotices cart={cart} />
          <CartLines courses={cart.courses} />
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 text-sm">
            <TextLink to={BROWSE} look="standalone">
              <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
              Continue Shopping
            </TextLink>
            <span className="text-muted">{seatsWords(cart)}</span>
          </div>
        </div>
        <CartSummary cart={cart} credit={credit}>
          {(cart.promo || cart.totalPrice > 0) && (
            <CartPromo
              promo={cart.promo}
              applyFailure={failureOf(actionData, 'apply-promo')}
              removeFailure={failureOf(actionData, 'remove-promo')}
            />
          )}
        </CartSummary>
        <div className="min-w-0">
          {breakdown ? (
            <Buying {...{ own, actionData, breakdown, isCreditUsed, onCredit: setCredit }} />
          ) : (
            <Notice tone="warning" title="Nothing in your cart can be bought now." />
          )}
        </div>
      </div>
      {breakdown && <SummaryBar eur={chargeOf(breakdown, credit).eur}>{barWords(cart, credit)}</SummaryBar>}
    </>
  );
}

/** As it was pressed last, or is in the order that waits. */
const isCreditWished = (order: Own['cart']['order'], failure: FormFailure | undefined): boolean =>
  failure ? failure.values?.useCredit === 'on' : (order?.creditEur ?? 0) > 0;

type BuyingProps = OwnProps & {
  breakdown: NonNullable<Own['cart']['breakdown']>;
  isCreditUsed: boolean;
  onCredit: (isUsed: boolean) => void;
};

/** Everything that is asked before the cart is bought. */
function Buying({ own, actionData, breakdown, isCreditUsed, onCredit }: BuyingProps) {
  const { cart, billing, isEditingBilling, idempotencyKey } = own;
  const failure = failureOf(actionData, 'pay', 'complete');
  const billingFailure = failureOf(actionData, 'save-billing');
  const [isGift, setIsGift] = useState(failure?.values?.isGift === 'on');
  const isBilled = breakdown.total > 0;
  return (
    <>
      <GiftSection failure={failure} isGift={isGift} onGift={setIsGift} />
      {isBilled && (
        <BillingStep
          number={2}
          isEditing={isEditingBilling || billingFailure !== undefined || !cart.isBillingComplete}
          path={PATH}
          form={
            <BillingForm
              billing={billing}
              failure={billingFailure}
              cancelTo={cart.isBillingComplete ? PATH : undefined}
            />
          }
        >
          <BillingLines billing={billing} />
          <Disclosure summary="All billing details" wide>
            <BillingView billing={billing} />
          </Disclosure>
        </BillingStep>
      )}
      <BuyForm
        number={isBilled ? 3 : 2}
        failure={failure}
        idempotencyKey={keyAfter(actionData, idempotencyKey)}
        onGift={setIsGift}
        {...{ cart, breakdown, isGift, isCreditUsed, onCredit }}
      />
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <LoadProblem error={error} title="Cart" way={<ButtonLink to={BROWSE}>Browse courses</ButtonLink>} />
);
