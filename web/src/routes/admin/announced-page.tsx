import { data } from 'react-router';
import { AnnouncedPage, findAnnouncedPage } from '#web/features/office-frame/announced.tsx';
import { officeMeta } from '#web/lib/office-meta.ts';
import { requireStaff } from '#web/lib/page.ts';
import type { Route } from './+types/announced-page';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const facts = findAnnouncedPage(args.pattern);
  if (!facts) throw data({ message: 'Not found' }, { status: 404 });
  return { facts };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(loaderData?.facts.title ?? 'Announced', loaderData?.facts.description ?? '');

export default function AdminAnnouncedPage({ loaderData }: Route.ComponentProps) {
  return <AnnouncedPage facts={loaderData.facts} />;
}
