import { Stat, StatGrid } from '#web/ui/instruments/stat.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { TabsNav } from '#web/ui/navigation/tabs-nav.tsx';
import { CatalogTable } from './catalog-table.tsx';
import { ContinueLead } from './continue-lead.tsx';
import type { PortalPage as Page } from './load-portal.server.ts';
import { MyCourseRows } from './my-course-rows.tsx';
import { NoCoursesYet, NothingOffered } from './nothing-to-learn.tsx';
import { CATALOG, MY_COURSES } from './portal-view.ts';

/** What is learned at one's own pace: how far, what next, and what else there is. */
export function PortalPage({ page }: { page: Page }) {
  const { stats, lesson, catalog, mine, now } = page;
  const { enrolledCount, averageProgress, certificatesEarned } = stats;
  return (
    <>
      <PageHeader title="E-learning portal" size="3xl" />
      {lesson && <ContinueLead lesson={lesson} />}
      <StatGrid>
        <Stat label="Enrolled courses" figure={enrolledCount} />
        <Stat label="Average progress" figure={`${averageProgress}%`} />
        <Stat label="Certificates" figure={certificatesEarned} />
      </StatGrid>
      <TabsNav
        label="Self-paced courses, offered and mine"
        className="mt-(--s6) mb-2"
        current={catalog ? CATALOG : MY_COURSES}
        items={[
          { to: CATALOG, label: 'Course Catalog' },
          { to: MY_COURSES, label: 'My Courses', count: enrolledCount },
        ]}
      />
      <h2 className="sr-only">{catalog ? 'Course Catalog' : 'My Courses'}</h2>
      {catalog && (catalog.length > 0 ? <CatalogTable courses={catalog} /> : <NothingOffered />)}
      {mine && (mine.length > 0 ? <MyCourseRows courses={mine} now={now} /> : <NoCoursesYet />)}
      {enrolledCount === 0 && <ExpectedHere />}
    </>
  );
}

const ExpectedHere = () => (
  <Section title="Expected a course here?" className="mt-(--s8) pb-0">
    <Notice>
      If someone gave you a course or booked for you, it was sent to another address.{' '}
      <TextLink to="/contact-us">Write to the course office</TextLink> and name the order.
    </Notice>
  </Section>
);
