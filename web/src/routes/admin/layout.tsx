import { Outlet } from 'react-router';
import { OfficeBar } from '#web/features/office/office-bar.tsx';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import type { Route } from './+types/layout';

export const loader = async (args: Route.LoaderArgs) => {
  const user = await requireStaff(args, ['instructor', 'staff', 'admin']);
  if (user.role === 'instructor') return { user, openActions: 0 };
  const { actions } = requireAnswer(await personalApi(args).call('listNeedsAction', {}));
  return { user, openActions: actions.length };
};

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className="staff min-h-dvh">
      <OfficeBar user={loaderData.user} openActions={loaderData.openActions} />
      <main id="main" className="wrap pt-4 pb-16">
        <Outlet />
      </main>
    </div>
  );
}
