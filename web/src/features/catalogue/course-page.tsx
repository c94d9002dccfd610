import type { BreakdownView } from '#contracts/checkout.ts';
import type { CourseDetail } from '#contracts/in-person-courses.ts';
import type { Site } from '#contracts/settings.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TabsNav } from '#web/ui/tabs-nav.tsx';
import { Curriculum, Overview, TrainingDay } from './course-content.tsx';
import { CourseDetails, CourseInstructors, CourseQuestions } from './course-facts.tsx';
import { CourseHero } from './course-hero.tsx';
import { CoursePolicies } from './course-policies.tsx';
import { BuyBar, PricePanel } from './price-panel.tsx';
import { useLiveSeats } from './use-live-seats.ts';

interface CoursePageProps {
  course: CourseDetail;
  plans: readonly BreakdownView[];
  site: Site;
  /** Why somebody was sent back here. */
  problem: string | null;
  /** The instant at which the page was made. */
  now: string;
}

export function CoursePage({ course, plans, site, problem, now }: CoursePageProps) {
  const seats = useLiveSeats(course);
  return (
    <>
      <main id="main" className="wrap pb-(--s9)">
        <div className="py-2">
          <Breadcrumbs
            items={[
              { label: 'Home', to: '/' },
              { label: 'In-person', to: '/in-person-aesthetic-training' },
              { label: course.code || course.basic.title },
            ]}
          />
        </div>
        {problem && (
          <Notice tone="danger" live className="mb-6">
            {problem}
          </Notice>
        )}
        <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_376px] lg:grid-rows-[auto_1fr]">
          <CourseHero course={course} seats={seats} />
          <div className="h-full lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div className="lg:sticky lg:top-4">
              <PricePanel {...{ course, plans, seats, site, now }} />
            </div>
          </div>
          <div className="min-w-0">
            <TabsNav label="On this page" items={sectionsOf(course)} className="sticky top-0 z-10 bg-paper" />
            <Overview course={course} />
            <TrainingDay course={course} />
            <Curriculum course={course} />
            <CourseInstructors course={course} />
            <CourseDetails course={course} />
            <CoursePolicies course={course} site={site} today={now.slice(0, 10)} />
            <CourseQuestions course={course} />
          </div>
        </div>
      </main>
      <BuyBar course={course} seats={seats} />
    </>
  );
}

/** Every part that this course has. */
const sectionsOf = ({ schedule, content }: CourseDetail) =>
  [
    { to: '#overview', label: 'Overview', isThere: true },
    { to: '#day', label: 'A day', isThere: schedule.timeSlots.length > 0 },
    { to: '#curriculum', label: 'Curriculum', isThere: true },
    { to: '#instructors', label: 'Instructors', isThere: true },
    { to: '#details', label: 'Details', isThere: true },
    { to: '#policies', label: 'Policies', isThere: true },
    { to: '#questions', label: 'Questions', isThere: content.faq.length > 0 },
  ].filter(({ isThere }) => isThere);
