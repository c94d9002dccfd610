import { LibraryPage } from '#web/features/orders/my-orders/library-page.tsx';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { problemOf } from '#web/lib/problem.ts';
import type { Route } from './+types/library-in-person';

export const loader = async (args: Route.LoaderArgs) => {
  const api = personalApi(args);
  const [listed, announced] = await Promise.all([
    api.call('listMyCourses', {}),
    api.call('listOwnAnnouncements', {}),
  ]);
  const { courses } = requireAnswer(listed, args.request);
  const { announcements } = requireAnswer(announced, args.request);
  return { courses, announcements, problem: problemOf(args.request) };
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'In-person courses',
    description: 'The in-person courses that you are enrolled in.',
  }),
  notIndexed,
];

export default function LibraryInPerson({ loaderData }: Route.ComponentProps) {
  return <LibraryPage kind="InPersonCourse" title="In-person courses" crumb="In-person" {...loaderData} />;
}
