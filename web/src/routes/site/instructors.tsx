import { coursePage } from '#contracts/courses/course-pages.ts';
import type { SharedPage } from '#contracts/page.ts';
import { InstructorCard } from '#web/features/catalogue/instructors/instructor-card.tsx';
import { TextLead } from '#web/features/prose/text-lead.tsx';
import { listDay } from '#web/lib/format.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { requireAnswer, sharedApi } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/instructors';

export const handle: SharedPage = { sharedQuery: [] };

export const loader = async (args: Route.LoaderArgs) => {
  const { instructors } = requireAnswer(await sharedApi(args).call('listInstructors', {}));
  return { instructors };
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Our instructors',
    description:
      'Who teaches: credentials, specialties, years of experience and the next courses of each instructor.',
  });

export default function Instructors({ loaderData: { instructors } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader
        title="Our instructors"
        breadcrumbs={[{ label: 'Home', to: '/' }, { label: 'Our instructors' }]}
      />
      {instructors.length === 0 && (
        <EmptyState
          title="Instructor information will be provided soon"
          actions={<ButtonLink to="/in-person-aesthetic-training">See all dates</ButtonLink>}
        />
      )}
      {instructors.length > 0 && (
        <TextLead figure={instructors.length} note={instructors.length === 1 ? 'instructor' : 'instructors'}>
          <p className="max-w-[68ch]">
            Practicing clinicians. The person who teaches is named on every date.
          </p>
        </TextLead>
      )}
      <ul className="divide-y divide-hairline border-t border-ink">
        {instructors.map((instructor) => (
          <li key={instructor._id} id={instructor.slug}>
            <InstructorCard instructor={instructor} position={instructor.city} level={2}>
              <NextCourses courses={instructor.courses} />
            </InstructorCard>
          </li>
        ))}
      </ul>
    </main>
  );
}

type Courses = Route.ComponentProps['loaderData']['instructors'][number]['courses'];

function NextCourses({ courses }: { courses: Courses }) {
  if (courses.length === 0) return null;
  return (
    <section className="max-lg:mt-4">
      <h3 className="mb-1 text-sm text-muted">Next courses</h3>
      <ul className="text-md">
        {courses.map(({ kind, slug, title, startDate }) => (
          <li key={slug} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 py-1.5">
            <span className="num text-muted">{listDay(startDate)}</span>
            <TextLink to={coursePage({ kind, slug })}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
