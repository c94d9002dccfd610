import { OrderFilters } from '#web/features/orders/list/order-filters.tsx';
import { OrderTable } from '#web/features/orders/list/order-table.tsx';
import { orderList } from '#web/features/orders/list/order-view.ts';
import { noOrders } from '#web/features/orders/order-words.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { SELL } from '#web/lib/office-paths.ts';
import { officeDay } from '#web/lib/office-time.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { EmptyList } from '#web/lists/empty-list.tsx';
import { Pages } from '#web/lists/pages.tsx';
import { WhileAsked } from '#web/lists/while-asked.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import type { Route } from './+types/orders';
import { ListBoundary } from './list-boundary.tsx';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const view = orderList.readFrom(args.request);
  const api = personalApi(args);
  const { orders, total, nextCursor } = requireAnswer(
    await api.call('adminListOrders', orderList.asked(view)),
  );
  const asked = view.company ? await api.call('getCompany', { id: view.company }) : null;
  const company = asked?.success ? asked.company.name : null;
  return { view, orders, total, company, nextCursor, today: officeDay(new Date().toISOString()) };
};

export const meta: Route.MetaFunction = () => officeMeta('Orders', 'Orders of everyone, newest first.');

export default function AdminOrders({ loaderData }: Route.ComponentProps) {
  const { view, orders, total, company, nextCursor, today } = loaderData;
  const [first] = orders;
  const payer = first ? `${first.payer.firstName} ${first.payer.lastName}` : 'one person';
  return (
    <>
      <PageHeader
        size="2xl"
        title="Orders"
        actions={
          <>
            <ButtonLink
              to={orderList.to(orderList.filterOf(view), '/api/admin/orders.csv')}
              reloadDocument
              size="sm"
            >
              CSV
            </ButtonLink>
            <ButtonLink to={SELL} size="sm" variant="primary">
              Sell a course
            </ButtonLink>
          </>
        }
      />
      <Sheet flush>
        <OrderFilters view={view} total={total} payer={payer} company={company} />
        <WhileAsked list={orderList} view={view}>
          {orders.length > 0 ? (
            <OrderTable label="Orders" orders={orders} today={today} />
          ) : (
            <EmptyList list={orderList} view={view} {...noOrders} />
          )}
        </WhileAsked>
        <Pages list={orderList} view={view} nextCursor={nextCursor} />
      </Sheet>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Orders" rows="orders" to={orderList.path} error={error} />
);
