import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { OfficeBar } from '#web/features/office-frame/office-bar.tsx';
import { ENQUIRIES, LICENCES, NEEDS_ACTION } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import type { Route } from './+types/layout';

export const loader = async (args: Route.LoaderArgs) => {
  const user = await requireStaff(args, ['instructor', 'staff', 'admin']);
  if (user.role === 'instructor') return { user, waiting: {} };
  const api = personalApi(args);
  const [needs, enquiries, licences] = await Promise.all([
    api.call('countNeedsAction', {}),
    api.call('countNewEnquiries', {}),
    api.call('countAwaitingLicences', {}),
  ]);
  const waiting = {
    [NEEDS_ACTION]: requireAnswer(needs).count,
    [ENQUIRIES]: requireAnswer(enquiries).count,
    [LICENCES]: requireAnswer(licences).count,
  };
  return { user, waiting };
};

/** What waits changes by what is done, not by looking: a list that cannot be read again leaves the bar as it is. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && formMethod !== undefined && formMethod !== 'GET';

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className="staff min-h-dvh">
      <OfficeBar user={loaderData.user} waiting={loaderData.waiting} />
      <main id="main" className="wrap pt-4 pb-16">
        <Outlet />
      </main>
    </div>
  );
}
