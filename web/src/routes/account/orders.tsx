import type { OrderSummary } from '#contracts/orders/orders.ts';
import { CreditNotes } from '#web/features/credits/credit-notes.tsx';
import { duePayments } from '#web/features/orders/home/next-step.ts';
import { DueAmount } from '#web/features/orders/my-orders/due-amount.tsx';
import { myOrderList } from '#web/features/orders/my-orders/my-order-view.ts';
import { OrderList } from '#web/features/orders/my-orders/order-list.tsx';
import { PayForm } from '#web/features/orders/my-orders/pay-form.tsx';
import { ACADEMY_ZONE } from '#web/lib/academy-zone.ts';
import { dayIn } from '#web/lib/format.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { Pages } from '#web/lists/pages.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/orders';

export const loader = async (args: Route.LoaderArgs) => {
  const view = myOrderList.readFrom(args.request);
  const answer = await personalApi(args).call('listOrders', myOrderList.asked(view));
  const { orders, nextCursor } = requireAnswer(answer, args.request);
  const credits = requireAnswer(await personalApi(args).call('listCredits', {}), args.request);
  return {
    view,
    credits,
    orders,
    nextCursor,
    today: dayIn(ACADEMY_ZONE, new Date().toISOString()),
    idempotencyKey: crypto.randomUUID(),
  };
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Orders', description: 'Your orders, payments and receipts.' }),
  notIndexed,
];

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { view, credits, orders, nextCursor, today, idempotencyKey } = loaderData;
  const [next] = duePayments(orders);
  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <PageHeader title="Orders" size="3xl" />
      {next && (
        <section
          aria-label="Next payment"
          className="mb-(--s7) flex flex-wrap items-end justify-between gap-5 border-t border-ink pt-6"
        >
          <DueAmount due={next.due} today={today}>
            <TextLink to={`/orders/${next.order.reference}`} dir="auto" className="block w-fit text-ink">
              {next.order.title}
            </TextLink>
          </DueAmount>
          <PayForm
            reference={next.order.reference}
            part={next.due}
            name={next.order.title}
            idempotencyKey={idempotencyKey}
          />
        </section>
      )}
      {orders.length > 0 ? (
        <OrderList
          orders={orders}
          label="Orders"
          actOf={(order) => (
            <OrderAct order={order} isNext={order === next?.order} idempotencyKey={idempotencyKey} />
          )}
        />
      ) : (
        <EmptyState
          title="No orders"
          actions={
            <ButtonLink variant="primary" to="/in-person-aesthetic-training">
              In-person courses
            </ButtonLink>
          }
        >
          What you order is listed here, with its payments and receipts.
        </EmptyState>
      )}
      <Pages
        list={myOrderList}
        view={view}
        nextCursor={nextCursor}
        look="page"
        words={{ first: 'Newest orders', next: 'Older orders' }}
      />
      {credits.notes.length > 0 && <CreditNotes balanceEur={credits.balanceEur} notes={credits.notes} />}
    </main>
  );
}

interface OrderActProps {
  order: OrderSummary;
  /** Its payment stands above the list. */
  isNext: boolean;
  idempotencyKey: string;
}

/** A later payment can be made from its row; what was begun is finished on its page. */
function OrderAct({ order: { reference, state, nextDue, title }, isNext, idempotencyKey }: OrderActProps) {
  if (!nextDue || isNext || state !== 'confirmed') {
    return (
      <ButtonLink size="sm" to={`/orders/${reference}`} aria-label={`Open order ${reference}`}>
        {state === 'placed' ? 'Continue' : 'Open'}
      </ButtonLink>
    );
  }
  return (
    <PayForm
      reference={reference}
      part={nextDue}
      name={title}
      idempotencyKey={idempotencyKey}
      isLater
      isBrief
    />
  );
}
