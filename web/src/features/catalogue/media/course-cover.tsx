import type { CourseSummary } from '#contracts/courses/course-summary.ts';
import { dayFigure, monthOf, positionInYear, yearOf } from '#web/lib/format.ts';
import { Cover, type CoverTone } from '#web/ui/pictures/cover.tsx';
import type { PictureSource } from '#web/ui/pictures/picture.tsx';

const TONES: readonly CoverTone[] = ['injectables', 'skin', 'safety', 'dentistry', 'surgery'];

interface CourseCoverProps {
  course: Pick<CourseSummary, 'code' | 'discipline' | 'schedule' | 'venue'>;
  picture?: PictureSource;
  size?: 'full' | 'wide';
  className?: string;
}

export function CourseCover({ course, ...look }: CourseCoverProps) {
  const { startDate, endDate } = course.schedule;
  const dated = startDate
    ? {
        figure: dayFigure(startDate, endDate),
        caption: monthsText(startDate, endDate),
        captionEnd: yearOf(startDate),
        position: positionInYear(startDate),
      }
    : { figure: 'TBD' };
  return (
    <Cover
      {...dated}
      {...look}
      tone={TONES.find((tone) => tone === course.discipline) ?? 'injectables'}
      code={course.code || 'N/A'}
      place={course.venue.city}
    />
  );
}

/** 'April', or 'April – May' where the days are of two months. */
const monthsText = (start: string, end: string | null): string =>
  [...new Set([monthOf(start), monthOf(end ?? start)])].join(' – ');
