import { myOrderList } from '#web/features/orders/my-orders/my-order-view.ts';
import { OrderList } from '#web/features/orders/my-orders/order-list.tsx';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { Pages } from '#web/lists/pages.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import type { Route } from './+types/orders';

export const loader = async (args: Route.LoaderArgs) => {
  const view = myOrderList.readFrom(args.request);
  const answer = await personalApi(args).call('listOrders', myOrderList.asked(view));
  const { orders, nextCursor } = requireAnswer(answer, args.request);
  return { view, orders, nextCursor };
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Orders', description: 'Your orders, payments and receipts.' }),
  notIndexed,
];

export default function Orders({ loaderData: { view, orders, nextCursor } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <PageHeader title="Orders" size="3xl" />
      {orders.length > 0 ? (
        <OrderList orders={orders} label="Orders" />
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
    </main>
  );
}
