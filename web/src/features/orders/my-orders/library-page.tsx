import type { ReactNode } from 'react';
import type { RunKind } from '#domain/courses/course-kind.ts';
import type { OwnAnnouncement } from '#web/lib/own-announcement.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { CourseAnnouncements } from './course-announcements.tsx';
import type { MyCourse } from './course-rows.tsx';
import { CoursesAhead, PastCourses } from './my-courses.tsx';

interface LibraryPageProps<Course extends MyCourse> {
  kind: RunKind;
  title: string;
  /** In the trail of links. */
  crumb: string;
  courses: Course[];
  /** Of all of them. */
  announcements: readonly OwnAnnouncement[];
  /** Why somebody was sent here. */
  problem?: string | null;
  actionOf?: (course: Course) => ReactNode;
  /** Of what is over. */
  pastActionOf?: (course: Course) => ReactNode;
}

/** The person's own courses of a kind that takes place on certain days: what is ahead, and what is over. */
export function LibraryPage<Course extends MyCourse>({
  kind,
  title,
  crumb,
  courses,
  announcements,
  problem,
  actionOf,
  pastActionOf,
}: LibraryPageProps<Course>) {
  const belowOf = ({ _id, venueTimezone }: MyCourse) => (
    <CourseAnnouncements
      announcements={announcements.filter(({ courseId }) => courseId === _id)}
      zone={venueTimezone}
    />
  );
  const past = courses.filter(({ isPast }) => isPast);
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader
        title={title}
        size="3xl"
        breadcrumbs={[{ label: 'Library', to: '/library' }, { label: crumb }]}
      />
      {problem && (
        <Notice tone="info" live className="mb-8">
          {problem}
        </Notice>
      )}
      <Section title="Ahead">
        <CoursesAhead courses={courses.filter(({ isPast }) => !isPast)} {...{ kind, actionOf, belowOf }} />
      </Section>
      {past.length > 0 && (
        <Section title="Past">
          <PastCourses courses={past} actionOf={pastActionOf} belowOf={belowOf} />
        </Section>
      )}
    </main>
  );
}
