import { CourseRows } from '#web/features/orders/course-rows.tsx';
import { dayRange } from '#web/lib/format.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import type { Route } from './+types/my-courses';

export const loader = async (args: Route.LoaderArgs) => {
  const { courses } = requireAnswer(await personalApi(args).call('listMyCourses', {}), args.request);
  return {
    ahead: courses.filter(({ isPast }) => !isPast),
    past: courses.filter(({ isPast }) => isPast),
  };
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'My courses', description: 'All courses that you are enrolled in.' }),
  notIndexed,
];

export default function MyCourses({ loaderData: { ahead, past } }: Route.ComponentProps) {
  const next = ahead.find(({ startDate }) => startDate !== null);
  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <PageHeader
        title="My courses"
        size="3xl"
        lead={next && `Next: ${next.title} in ${next.city}, ${dayRange(next.startDate, next.endDate)}.`}
      />
      <Section title="In person">
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
        <Section title="In person, past" intro="A course can be reviewed once it is over.">
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
      <Section title="Live online">
        <Announced to="/online-live-training">None of these courses is offered yet.</Announced>
      </Section>
      <Section title="Self-paced">
        <Announced to="/self-paced-online-training">None of these courses is on sale yet.</Announced>
      </Section>
    </main>
  );
}

function Announced({ to, children }: { to: string; children: string }) {
  return (
    <p className="text-md text-muted">
      {children} <TextLink to={to}>What is being prepared</TextLink>
    </p>
  );
}
