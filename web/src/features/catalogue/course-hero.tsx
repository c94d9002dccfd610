import type { CourseDetail } from '#contracts/in-person-courses.ts';
import { dayFigure, detailDay, monthOf, yearOf } from '#web/lib/format.ts';
import { Figure } from '#web/ui/figure.tsx';
import { CourseLamp } from './course-lamp.tsx';
import { countText } from './course-lists.ts';
import { quickFacts } from './quick-facts.ts';
import type { LiveSeats } from './use-live-seats.ts';

const TEASER = 200;

const teaser = (text: string) => (text.length > TEASER ? `${text.slice(0, TEASER).trimEnd()}…` : text);

export function CourseHero({ course, seats }: { course: CourseDetail; seats: LiveSeats }) {
  const { basic, rating, enrollment } = course;
  return (
    <header className="grid gap-4">
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <span className="num text-muted">{course.code || 'N/A'}</span>
        <CourseLamp badge={seats.badge} />
        {rating && (
          <span className="num text-muted">
            {rating.mean.toFixed(1)}/5 ({countText(rating.count, 'review')})
          </span>
        )}
        {enrollment.currentEnrollment > 0 && (
          <span className="num text-muted">{enrollment.currentEnrollment} enrolled</span>
        )}
      </p>
      <h1 className="text-4xl tracking-display">{basic.title}</h1>
      <p className="max-w-[58ch] text-lg text-muted">{teaser(basic.description)}</p>
      <BigDate course={course} />
      <Picture media={course.media} />
      <dl className="num grid grid-cols-2 justify-between gap-x-6 border-y border-hairline sm:grid-cols-3 xl:flex">
        {quickFacts(course).map(({ term, fact }) => (
          <div key={term} className="py-3.5">
            <dt className="text-xs leading-4 text-muted">{term}</dt>
            <dd className="text-[17px] leading-6.5">{fact}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

/** Whatever the academy has uploaded; without it the date is the picture. */
function Picture({ media }: Pick<CourseDetail, 'media'>) {
  const url = media.mainImage.url || media.coverImage;
  if (!url) return null;
  return <img src={url} alt="" className="aspect-video w-full rounded-xs bg-celadon object-cover" />;
}

function BigDate({ course: { schedule, venue } }: { course: CourseDetail }) {
  const { startDate, endDate, startTime, endTime } = schedule;
  const place = [venue.city, venue.country].filter(Boolean).join(', ');
  const hours = startTime && endTime && `${startTime} to ${endTime}`;
  return (
    <p className="my-4 flex flex-wrap items-end gap-4">
      {startDate ? (
        <>
          <span aria-hidden="true">
            <Figure size="num">{dayFigure(startDate, endDate)}</Figure>
          </span>
          <span className="text-xl">
            <span aria-hidden="true">
              {monthOf(startDate)} {yearOf(startDate)}
            </span>
            <span className="num block text-sm text-muted">
              {[`Starts ${detailDay(startDate)}`, hours, place].filter(Boolean).join(' · ')}
            </span>
          </span>
        </>
      ) : (
        <>
          <Figure size="num">TBD</Figure>
          <span className="text-sm text-muted">{place}</span>
        </>
      )}
    </p>
  );
}
