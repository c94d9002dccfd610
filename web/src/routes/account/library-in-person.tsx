import { CoursesAhead, PastCourses } from '#web/features/orders/my-orders/my-courses.tsx';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { problemOf } from '#web/lib/problem.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { Route } from './+types/library-in-person';

export const loader = async (args: Route.LoaderArgs) => {
  const { courses } = requireAnswer(await personalApi(args).call('listMyCourses', {}), args.request);
  return {
    ahead: courses.filter(({ isPast }) => !isPast),
    past: courses.filter(({ isPast }) => isPast),
    problem: problemOf(args.request),
  };
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'In-person courses',
    description: 'The in-person courses that you are enrolled in.',
  }),
  notIndexed,
];

export default function LibraryInPerson({ loaderData: { ahead, past, problem } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader
        title="In-person courses"
        size="3xl"
        breadcrumbs={[{ label: 'Library', to: '/library' }, { label: 'In-person' }]}
      />
      {problem && (
        <Notice tone="info" live className="mb-8">
          {problem}
        </Notice>
      )}
      <Section title="Ahead">
        <CoursesAhead courses={ahead} />
      </Section>
      {past.length > 0 && (
        <Section title="Past">
          <PastCourses courses={past} />
        </Section>
      )}
    </main>
  );
}
