import { PORTAL } from '#web/features/learning/course-paths.ts';
import { afterTelling } from '#web/features/learning/log/tell-first.ts';
import { loadMyElearning } from '#web/features/learning/portal/load-portal.server.ts';
import { MyCourseRows } from '#web/features/learning/portal/my-course-rows.tsx';
import { NoCoursesYet } from '#web/features/learning/portal/nothing-to-learn.tsx';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/library-self-paced';

export const loader = async (args: Route.LoaderArgs) => {
  const { own } = await loadMyElearning(args);
  return { courses: own, now: new Date().toISOString() };
};

export const clientLoader = (args: Route.ClientLoaderArgs) => afterTelling(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'Self-paced courses',
    description: 'The self-paced courses that you are enrolled in, with your progress in each.',
  }),
  notIndexed,
];

export default function LibrarySelfPaced({ loaderData: { courses, now } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader
        title="Self-paced courses"
        size="3xl"
        breadcrumbs={[{ label: 'Library', to: '/library' }, { label: 'Self-paced' }]}
        actions={
          <TextLink to={PORTAL} look="standalone">
            E-learning portal
          </TextLink>
        }
      />
      {courses.length > 0 ? <MyCourseRows courses={courses} now={now} /> : <NoCoursesYet />}
    </main>
  );
}
