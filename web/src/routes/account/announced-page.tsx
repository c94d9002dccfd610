import { data } from 'react-router';
import { findAnnounced } from '#web/features/account/announced.ts';
import { OrderList } from '#web/features/orders/my-orders/order-list.tsx';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer, requireUser } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import type { Route } from './+types/announced-page';

/** Addresses whose screens come later: they say what will be there, and show what is there already. */
export const loader = async (args: Route.LoaderArgs) => {
  const page = findAnnounced(new URL(args.request.url).pathname.replace(/\.data$/, ''));
  if (!page) throw data({ message: 'Not found' }, { status: 404 });
  await requireUser(args);
  const api = personalApi(args);
  const { orders } =
    page.shows === 'orders' ? requireAnswer(await api.call('listOrders', {})) : { orders: [] };
  return { page, waiting: orders.filter(({ state }) => state === 'placed') };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: loaderData?.page.title ?? 'Not found',
    description: loaderData?.page.text ?? '',
  }),
  notIndexed,
];

export default function AnnouncedPage({ loaderData: { page, waiting } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <PageHeader title={page.title} size="3xl" lead={page.text} />
      {waiting.length > 0 && (
        <Section title="Waiting for payment">
          <OrderList orders={waiting} label="Orders that wait for payment" />
        </Section>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/in-person-aesthetic-training">In-person courses</ButtonLink>
        <ButtonLink to="/library/in-person">My in-person courses</ButtonLink>
      </div>
    </main>
  );
}
