import { type ReactNode, useRef } from 'react';
import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import type { BreakdownView } from '#contracts/orders/checkout.ts';
import type { Site } from '#contracts/site/site.ts';
import { dayRange } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { OfferPage } from '#web/ui/layout/offer-page.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { SectionLinks } from '#web/ui/navigation/section-links.tsx';
import { BuyBar } from '../booking/buy-bar.tsx';
import { comingRunsPath, isArchived } from '../booking/course-moment.ts';
import type { EnquirySlot } from '../booking/enquiry-slot.tsx';
import { useHasPassed } from '../booking/use-has-passed.ts';
import { useLiveSeats } from '../booking/use-live-seats.ts';
import { useOwnPlace } from '../booking/use-own-place.ts';
import { useWaitingPlace } from '../booking/use-waiting-place.ts';
import { placeOf } from '../course-lists.ts';
import { CourseMedia } from '../media/course-media.tsx';
import { useLoadedPictures } from '../media/use-loaded-pictures.ts';
import { CoursePolicies } from '../policies/course-policies.tsx';
import { PricePanel } from '../price/price-panel.tsx';
import { listCrumb } from '../run-words.ts';
import { CourseClosing } from './course-closing.tsx';
import { Curriculum, Overview } from './course-content.tsx';
import { CourseDay } from './course-day.tsx';
import { CourseDetails } from './course-details.tsx';
import { CourseHero } from './course-hero.tsx';
import { CourseInstructors } from './course-instructors.tsx';
import { CourseQuestions } from './course-questions.tsx';
import { sectionsOf } from './course-sections.ts';
import { CourseSessions } from './course-sessions.tsx';

interface CoursePageProps {
  course: CourseDetail;
  plans: readonly BreakdownView[];
  site: Site;
  /** Why somebody was sent back here. */
  problem: string | null;
  /** The instant at which the page was made. */
  now: string;
  enquiry: EnquirySlot;
  /** Of a course that is being written: its seats are those that it was made with. */
  isPreview?: boolean;
  /** The section `#reviews`; absent while nobody has said anything. */
  reviews?: ReactNode;
}

/** Pixels below the top of the window: when the head has gone above them, the price goes along with the reader. */
const STICKY_LINE = 100;

export function CoursePage({
  course,
  plans,
  site,
  problem,
  now,
  enquiry,
  isPreview,
  reviews,
}: CoursePageProps) {
  const seats = useLiveSeats(course, { isStill: isPreview });
  const place = useOwnPlace(course._id, { isStill: isPreview });
  const waiting = useWaitingPlace(course, { isStill: isPreview });
  const [shown, leaveOut] = useLoadedPictures(course);
  const hero = useRef<HTMLElement>(null);
  const isStuck = useHasPassed(hero, STICKY_LINE);
  const isOver = isArchived(course);
  // Of a course that nobody can have, nothing is due.
  const offered = course.enrollment.isEnrollable ? plans : [];
  return (
    <>
      <OfferPage
        trail={[
          { label: 'Home', to: '/' },
          listCrumb(course.kind),
          { label: course.code || course.basic.title },
        ]}
        problem={problem}
        notice={isOver && <Archived course={course} />}
        head={<CourseHero {...{ course, place, seats }} ref={hero} />}
        price={
          <PricePanel {...{ course, place, waiting, seats, site, now, enquiry, isStuck }} plans={offered} />
        }
        closing={<CourseClosing {...{ course, place, seats, site, enquiry }} />}
      >
        <SectionLinks items={sectionsOf(shown, Boolean(reviews))} />
        <Overview course={course} />
        {course.kind === 'OnlineLiveTraining' && <CourseSessions course={course} />}
        <CourseDay course={course} />
        <Curriculum course={course} />
        <CourseInstructors course={course} />
        <CourseDetails course={course} />
        <CourseMedia course={shown} onFailed={leaveOut} />
        {reviews}
        {!isOver && <CoursePolicies {...{ course, site, now }} plans={offered} />}
        <CourseQuestions {...{ course, site }} />
      </OfferPage>
      <BuyBar {...{ course, place, waiting, seats, enquiry }} />
    </>
  );
}

function Archived({ course }: { course: CourseDetail }) {
  const { startDate, endDate } = course.schedule;
  return (
    <Notice
      className="mb-6"
      title="Archive: this course has taken place"
      action={
        <ButtonLink to={comingRunsPath(course)} size="sm">
          Coming dates
        </ButtonLink>
      }
    >
      {[dayRange(startDate, endDate), placeOf(course)].filter(Boolean).join(', ')}. What you read here is what
      it was.
    </Notice>
  );
}
