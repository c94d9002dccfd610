import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { onClocksOf } from '#domain/time/zone-words.ts';
import { instantIn, longDay } from '#web/lib/format.ts';
import { Ruler } from '#web/ui/instruments/ruler.tsx';
import { priceFigure } from './course-price.tsx';
import { earlyBirdOf } from './early-bird.ts';

/** From today to the course: when the price rises. */
export function EarlyBirdRuler({ course, now }: { course: CourseDetail; now: string }) {
  const { earlyBirdDeadline, price } = course.enrollment;
  const { startDate, venueTimezone } = course.schedule;
  if (!earlyBirdOf(course) || !earlyBirdDeadline || !startDate) return null;
  const today = Date.parse(now);
  const share = (Date.parse(earlyBirdDeadline) - today) / (Date.parse(startDate) - today);
  const ends = instantIn(venueTimezone, earlyBirdDeadline);
  return (
    <Ruler
      label={`The early-bird price ends on ${ends} ${onClocksOf(venueTimezone, course.venue.city)}. The course starts on ${longDay(startDate)}.`}
      marks={[
        { at: 0, needle: true, above: 'Today' },
        {
          at: Math.round(Math.min(99, Math.max(1, share * 100))),
          below: (
            <>
              <strong>{withoutYear(ends)}</strong>
              <br />
              then {priceFigure(price)}
            </>
          ),
        },
        { at: 100, above: `Course, ${withoutYear(longDay(startDate))}` },
      ]}
    />
  );
}

/** The ruler reaches no further than the course: the year is on the page already. */
const withoutYear = (text: string) => text.replace(/ \d{4}/, '');
