import { LibraryPage } from '#web/features/orders/my-orders/library-page.tsx';
import { NextOfLive } from '#web/features/orders/my-orders/next-session.tsx';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { problemOf } from '#web/lib/problem.ts';
import type { Route } from './+types/library-live';

export const loader = async (args: Route.LoaderArgs) => {
  const { courses } = requireAnswer(await personalApi(args).call('listMyLiveCourses', {}), args.request);
  return { courses, problem: problemOf(args.request), now: new Date().toISOString() };
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'Live online courses',
    description: 'The live online courses that you are enrolled in, with the next session of each.',
  }),
  notIndexed,
];

export default function LiveLibrary({ loaderData }: Route.ComponentProps) {
  const { courses, problem, now } = loaderData;
  return (
    <LibraryPage
      kind="OnlineLiveTraining"
      title="Live online courses"
      crumb="Live online"
      courses={courses}
      problem={problem}
      actionOf={(course) => <NextOfLive course={course} now={now} />}
    />
  );
}
