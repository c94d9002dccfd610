import { CursorPages } from '#web/features/office/cursor-pages.tsx';
import { filterPath } from '#web/features/office/filter-path.ts';
import { officeMeta } from '#web/features/office/office-meta.ts';
import { officeDay } from '#web/features/office/office-time.ts';
import { type OrderFilter, readOrderFilter } from '#web/features/office/order-filter.ts';
import { OrderFilters } from '#web/features/office/order-filters.tsx';
import { OrderTable } from '#web/features/office/order-table.tsx';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Sheet } from '#web/ui/panel.tsx';
import type { Route } from './+types/orders';

const PATH = '/admin/orders';

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
        <CursorPages path={PATH} filter={filter} nextCursor={nextCursor} />
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
          actions={<ButtonLink to={PATH}>Show all orders</ButtonLink>}
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
