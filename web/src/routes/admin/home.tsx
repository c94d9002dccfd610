import { redirect } from 'react-router';
import { Dashboard } from '#web/features/dashboard/dashboard.tsx';
import { RecentOrders } from '#web/features/orders/list/order-table.tsx';
import { officeMeta } from '#web/lib/office-meta.ts';
import { COURSES } from '#web/lib/office-paths.ts';
import { officeDay, officeDayTitle } from '#web/lib/office-time.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Route } from './+types/home';

export const loader = async (args: Route.LoaderArgs) => {
  const user = await requireStaff(args, ['instructor', 'staff', 'admin']);
  // Who teaches has their runs, and nothing else.
  if (user.role === 'instructor') throw redirect(COURSES);
  const { dashboard } = requireAnswer(await personalApi(args).call('getDashboard', {}));
  return { dashboard, now: new Date().toISOString() };
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Dashboard', 'Which orders, payments and seats need a look today.');

export default function AdminHome({ loaderData: { dashboard, now } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader size="2xl" title={officeDayTitle(now)} />
      <Dashboard
        facts={dashboard}
        recentOrders={
          <RecentOrders label="Recent orders" orders={dashboard.recentOrders} today={officeDay(now)} />
        }
      />
    </>
  );
}
