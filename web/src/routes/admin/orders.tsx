import { type OrderFilter, readOrderFilter } from '#web/features/orders/list/order-filter.ts';
import { OrderFilters } from '#web/features/orders/list/order-filters.tsx';
import { OrderTable } from '#web/features/orders/list/order-table.tsx';
import { officeMeta } from '#web/lib/office-meta.ts';
import { ORDERS } from '#web/lib/office-paths.ts';
import { officeDay } from '#web/lib/office-time.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { CursorPages } from '#web/lists/cursor-pages.tsx';
import { filterPath } from '#web/lists/filter-path.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import type { Route } from './+types/orders';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const filter = readOrderFilter(new URL(args.request.url).searchParams);
  const { state, course, q, cursor } = filter;
  const asked = {
    state,
    course: course || undefined,
    q: q || undefined,
    cursor: cursor || undefined,
  };
  const { orders, nextCursor } = requireAnswer(await personalApi(args).call('adminListOrders', asked));
  return { filter, orders, nextCursor, today: officeDay(new Date().toISOString()) };
};

export const meta: Route.MetaFunction = () => officeMeta('Orders', 'Orders of everyone, newest first.');

export default function AdminOrders({ loaderData }: Route.ComponentProps) {
  const { filter, orders, nextCursor, today } = loaderData;
  const rows = { ...filter, cursor: '' };
  return (
    <>
      <PageHeader
        size="2xl"
        title="Orders"
        actions={
          <ButtonLink to={filterPath('/api/admin/orders.csv', rows)} reloadDocument size="sm">
            CSV
          </ButtonLink>
        }
      />
      <Sheet flush>
        <OrderFilters filter={filter} />
        {orders.length > 0 ? (
          <OrderTable label="Orders" orders={orders} today={today} />
        ) : (
          <NoOrders filter={filter} />
        )}
        <CursorPages path={ORDERS} filter={filter} nextCursor={nextCursor} />
      </Sheet>
    </>
  );
}

function NoOrders({ filter }: { filter: OrderFilter }) {
  const isFiltered = Boolean(filter.state || filter.course || filter.q);
  return (
    <div className="p-5">
      {isFiltered ? (
        <EmptyState
          title="No order matches this filter"
          actions={<ButtonLink to={ORDERS}>Show all orders</ButtonLink>}
        >
          The search looks in the reference, the name and the e-mail address.
        </EmptyState>
      ) : (
        <EmptyState title="There are no orders yet">
          An order appears here as soon as somebody begins a checkout.
        </EmptyState>
      )}
    </div>
  );
}
