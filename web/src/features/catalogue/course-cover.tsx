import type { CourseSummary } from '#contracts/in-person-courses.ts';
import { dayFigure, monthOf, positionInYear, yearOf } from '#web/lib/format.ts';
import { Cover, type CoverTone } from '#web/ui/cover.tsx';

const TONES: readonly CoverTone[] = ['injectables', 'skin', 'safety', 'dentistry', 'surgery'];

interface CourseCoverProps {
  course: CourseSummary;
  className?: string;
}

export function CourseCover({ course, className }: CourseCoverProps) {
  const { startDate, endDate } = course.schedule;
  const dated = startDate
    ? {
        figure: dayFigure(startDate, endDate),
        caption: monthOf(startDate),
        captionEnd: yearOf(startDate),
        position: positionInYear(startDate),
      }
    : { figure: 'TBD' };
  return (
    <Cover
      {...dated}
      tone={TONES.find((tone) => tone === course.discipline) ?? 'injectables'}
      code={course.code}
      place={course.venue.city}
      className={className}
    />
  );
}
