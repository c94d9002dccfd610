import { redirect } from 'react-router';
import { CoursesAhead } from '#web/features/orders/my-orders/my-courses.tsx';
import { OrderList } from '#web/features/orders/my-orders/order-list.tsx';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer, requireUser } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/dashboard';

/** One address, two homes: the back office has its own. */
export const loader = async (args: Route.LoaderArgs) => {
  const user = await requireUser(args);
  if (user.role !== 'learner') throw redirect('/admin');
  const api = personalApi(args);
  const { courses } = requireAnswer(await api.call('listMyCourses', {}));
  const { orders } = requireAnswer(await api.call('listOrders', {}));
  return { user, next: courses.find(({ isPast }) => !isPast) ?? null, orders };
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'Dashboard',
    description: 'Your next course, payments that are open, and your orders.',
  }),
  notIndexed,
];

export default function Dashboard({ loaderData: { user, next, orders } }: Route.ComponentProps) {
  const open = orders.filter(({ nextDue }) => nextDue !== null);
  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <PageHeader title={`Welcome, ${user.firstName}`} size="3xl" />
      {!user.emailVerified && (
        <Notice tone="warning" className="mb-8" action={<ButtonLink to="/profile">Open profile</ButtonLink>}>
          Your email address is not confirmed yet. The link is in the mail that we sent you.
        </Notice>
      )}
      <Section title="Next course">
        <CoursesAhead courses={next ? [next] : []}>Courses that you enroll in are shown here.</CoursesAhead>
      </Section>
      {open.length > 0 && (
        <Section title="Open payments" intro="Each order shows its dates and a button to pay.">
          <OrderList orders={open} label="Orders with open payments" />
        </Section>
      )}
      {orders.length > 0 && (
        <Section title="Orders" action={<TextLink to="/orders">All orders</TextLink>}>
          <OrderList orders={orders.slice(0, 5)} label="Latest orders" />
        </Section>
      )}
    </main>
  );
}
