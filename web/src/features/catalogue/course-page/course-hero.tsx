import { CalendarPlus } from 'lucide-react';
import type { Ref } from 'react';
import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { libraryPage } from '#contracts/courses/course-pages.ts';
import type { OwnPlace } from '#contracts/orders/own-place.ts';
import { detailDay } from '#web/lib/format.ts';
import { LIVE_ONLINE } from '#web/lib/places/place-text.ts';
import { cx } from '#web/ui/cx.ts';
import { QuickFacts } from '#web/ui/instruments/quick-facts.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { isArchived } from '../booking/course-moment.ts';
import { EnrolledLamp, InItsBox } from '../booking/enrolled.tsx';
import type { LiveSeats } from '../booking/use-live-seats.ts';
import { CourseLamp } from '../course-lamp.tsx';
import { calendarPath, countText } from '../course-lists.ts';
import { CourseCover } from '../media/course-cover.tsx';
import { pictureSource } from '../media/picture-source.ts';
import { priceFigure } from '../price/course-price.tsx';
import { earlyBirdOf } from '../price/early-bird.ts';
import { teaserOf } from './course-teaser.ts';
import { quickFacts } from './quick-facts.ts';

interface CourseHeroProps {
  course: CourseDetail;
  place: OwnPlace | null;
  seats: LiveSeats;
  ref: Ref<HTMLElement>;
}

/** Longer titles are set smaller, so that what is below stays on the first screen. */
const LONG_TITLE = 80;

export function CourseHero({ course, place, seats, ref }: CourseHeroProps) {
  const { basic, media } = course;
  return (
    <header ref={ref} className="grid min-w-0 gap-4">
      <Signs {...{ course, place, seats }} />
      <h1
        dir="auto"
        className={cx(
          'tracking-display wrap-anywhere',
          basic.title.length > LONG_TITLE ? 'text-3xl' : 'text-4xl',
        )}
      >
        {basic.title}
      </h1>
      {basic.description && (
        <p dir="auto" className="max-w-[58ch] text-lg text-muted wrap-anywhere">
          {teaserOf(basic.description)}
        </p>
      )}
      <InItsBox place={place} enrolled={(own) => <OrderBadge place={own} kind={course.kind} />}>
        {!isArchived(course) && <PriceBadge course={course} />}
      </InItsBox>
      <CourseCover
        course={course}
        size="wide"
        picture={pictureSource(media.mainImage, '(min-width: 768px) 400px, 35vw')}
        className="mt-2"
      />
      <WhenAndWhere course={course} />
      <QuickFacts facts={quickFacts(course)} className="sm:grid-cols-4" />
    </header>
  );
}

/** Code, badge, rating and how many have enrolled. */
function Signs({ course: { code, rating, enrollment }, place, seats }: Omit<CourseHeroProps, 'ref'>) {
  return (
    <p className="num flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <span>{code || 'N/A'}</span>
      <span className="text-ink">{place ? <EnrolledLamp /> : <CourseLamp badge={seats.badge} />}</span>
      {rating && (
        <a href="#reviews">
          {rating.mean.toFixed(1)}/5 ({countText(rating.count, 'review')})
        </a>
      )}
      {enrollment.currentEnrollment > 0 && <span>{enrollment.currentEnrollment} enrolled</span>}
    </p>
  );
}

function PriceBadge({ course }: { course: CourseDetail }) {
  const earlyBird = earlyBirdOf(course);
  return (
    <p className="num w-fit rounded-xs border border-hairline px-3 py-1.5 text-md">
      <strong>{priceFigure(course.enrollment.currentPrice)}</strong>
      {earlyBird && (
        <span className="text-muted">
          {' '}
          early bird{earlyBird.until && ` until ${earlyBird.until}`}, regular{' '}
          <s>{priceFigure(earlyBird.regular)}</s>
        </span>
      )}
    </p>
  );
}

/** In place of a price that nobody asks for any more. */
const OrderBadge = ({
  place: { orderReference },
  kind,
}: { place: OwnPlace } & Pick<CourseDetail, 'kind'>) => (
  <p className="w-fit rounded-xs border border-hairline px-3 py-1.5 text-md">
    {orderReference ? (
      <>
        Your order <TextLink to={`/orders/${orderReference}`}>{orderReference}</TextLink>
      </>
    ) : (
      <TextLink to={libraryPage(kind)}>Your courses</TextLink>
    )}
  </p>
);

/** ' in Dubai, United Arab Emirates', or ', live online on Zoom'. */
const whereWords = (course: CourseDetail): string => {
  if (course.kind === 'OnlineLiveTraining')
    return [`, ${LIVE_ONLINE.toLowerCase()}`, course.live.platform].filter(Boolean).join(' on ');
  const place = [course.venue.city, course.venue.country].filter(Boolean).join(', ');
  return place && ` in ${place}`;
};

function WhenAndWhere({ course }: { course: CourseDetail }) {
  const { basic, schedule } = course;
  const isOver = isArchived(course);
  const hasStarted = isOver || basic.effectiveStatus === 'in-progress';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <p className="num text-md">
        {hasStarted ? 'Started' : 'Starts'} <strong>{detailDay(schedule.startDate)}</strong>
        <span className="text-muted">{whereWords(course)}</span>
      </p>
      {schedule.startDate && !isOver && (
        <a href={calendarPath(course)} className="inline-flex min-h-(--control) items-center gap-2 text-md">
          <CalendarPlus aria-hidden="true" />
          Add to calendar
        </a>
      )}
    </div>
  );
}
