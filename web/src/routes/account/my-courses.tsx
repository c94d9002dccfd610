import { CoursesAhead, PastCourses } from '#web/features/orders/my-orders/my-courses.tsx';
import { dayRange } from '#web/lib/format.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
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
        <CoursesAhead courses={ahead} />
      </Section>
      {past.length > 0 && (
        <Section title="In person, past" intro="A course can be reviewed once it is over.">
          <PastCourses courses={past} />
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
