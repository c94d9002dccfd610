import { CourseRows } from '#web/features/orders/course-rows.tsx';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { problemOf } from '#web/lib/problem.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
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
        {ahead.length > 0 ? (
          <CourseRows courses={ahead} />
        ) : (
          <EmptyState
            title="No course ahead"
            level={3}
            actions={
              <ButtonLink variant="primary" to="/in-person-aesthetic-training">
                See the dates
              </ButtonLink>
            }
          />
        )}
      </Section>
      {past.length > 0 && (
        <Section title="Past">
          <CourseRows
            courses={past}
            actionOf={({ slug, title }) => (
              <TextLink to={`/reviews/${slug}`} look="standalone" aria-label={`Write a review of ${title}`}>
                Write a review
              </TextLink>
            )}
          />
        </Section>
      )}
    </main>
  );
}
