import type { CourseSummary } from '#contracts/courses/course-summary.ts';
import { eurDecimalText, figureText, instantIn } from '#web/lib/format.ts';

export const priceFigure = (decimal: number) => (decimal > 0 ? figureText(eurDecimalText(decimal)) : 'Free');

/** '10 March 2027', on the clocks of the venue; nothing while no early-bird price counts. */
export const earlyBirdUntil = ({ enrollment, schedule }: Pick<CourseSummary, 'enrollment' | 'schedule'>) => {
  const { isEarlyBirdActive, earlyBirdDeadline } = enrollment;
  if (!isEarlyBirdActive || !earlyBirdDeadline) return undefined;
  return instantIn(schedule.venueTimezone, earlyBirdDeadline).split(',')[0];
};

/** '10 Mar': in a row the year is that of the course, or the one before. */
const shortDay = (day: string) => day.replace(/^(\d+ \w{3})\w* \d{4}$/, '$1');

/** The current price; below it the regular one and until when the lower one counts. */
export function CoursePrice({ course }: { course: Pick<CourseSummary, 'enrollment' | 'schedule'> }) {
  const { currentPrice, price } = course.enrollment;
  const until = earlyBirdUntil(course);
  return (
    <div className="num">
      <div className="text-[20px] leading-6">{priceFigure(currentPrice)}</div>
      {until && (
        <div className="mt-1 text-sm text-muted">
          <span className="sr-only">Regular price </span>
          <s>{priceFigure(price)}</s> <span className="whitespace-nowrap">until {shortDay(until)}</span>
        </div>
      )}
    </div>
  );
}
