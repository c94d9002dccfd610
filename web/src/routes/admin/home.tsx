import { redirect } from 'react-router';
import { Dashboard } from '#web/features/dashboard/dashboard.tsx';
import { type Period, periodWords } from '#web/features/dashboard/dashboard-words.ts';
import { homeView } from '#web/features/dashboard/home-view.ts';
import { NextCourses } from '#web/features/dashboard/next-courses.tsx';
import { ActionList } from '#web/features/needs-action/action-list.tsx';
import { actionList } from '#web/features/needs-action/action-view.ts';
import { RecentOrders } from '#web/features/orders/list/order-table.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { COURSES } from '#web/lib/office-paths.ts';
import { officeDay, officeDayTitle } from '#web/lib/office-time.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Segmented } from '#web/ui/navigation/segmented.tsx';
import type { Route } from './+types/home';

const SHOWN = 5;

export const loader = async (args: Route.LoaderArgs) => {
  const user = await requireStaff(args, ['instructor', 'staff', 'admin']);
  // Who teaches has their runs, and nothing else.
  if (user.role === 'instructor') throw redirect(COURSES);
  const api = personalApi(args);
  const view = homeView.readFrom(args.request);
  const [dashboard, home, learners] = await Promise.all([
    api.call('getDashboard', {}),
    api.call('getHome', homeView.asked(view)),
    api.call('adminListLearners', { state: 'stuck' }),
  ]);
  const { counts, learners: stuck } = requireAnswer(learners);
  return {
    ...requireAnswer(dashboard),
    ...requireAnswer(home),
    learners: { counts, stuck: stuck.slice(0, SHOWN) },
    view,
    now: new Date().toISOString(),
  };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const form = await args.request.formData();
  const api = personalApi(args);
  const { act, id } = requireIntent(form, ['hold', 'undo']);
  const answer =
    act === 'hold'
      ? await api.call('runAnyway', { id, ...formReader(form).typed(['reason']) })
      : await api.call('undoRunAnyway', { id });
  if (!answer.success) return refuse(answer, form);
  return redirect(homeView.to(homeView.listOf(homeView.readFrom(args.request))), 303);
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Dashboard', 'What came in, which seats are to be filled, and what needs action.');

const PERIODS = Object.entries(periodWords).map(([period, label]) => ({
  to: homeView.to({ period: period as Period }),
  label: <span className="whitespace-nowrap">{label}</span>,
}));

export default function AdminHome({ loaderData, actionData }: Route.ComponentProps) {
  const { dashboard, home, learners, view, now } = loaderData;
  const today = officeDay(now);
  return (
    <>
      <PageHeader
        size="2xl"
        title={officeDayTitle(now)}
        actions={<Segmented label="Period of what came in" items={PERIODS} current={homeView.to(view)} />}
      />
      <Dashboard
        facts={dashboard}
        home={home}
        learners={learners}
        courses={<NextCourses courses={dashboard.nextCourses} {...{ today, view, answered: actionData }} />}
        actions={
          <ActionList
            actions={dashboard.actions}
            view={actionList.read(new URLSearchParams())}
            today={today}
          />
        }
        recentOrders={<RecentOrders label="Recent orders" orders={dashboard.recentOrders} today={today} />}
      />
    </>
  );
}
