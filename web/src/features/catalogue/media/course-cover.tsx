import type { CourseSummary } from '#contracts/courses/course-summary.ts';
import { dayCover } from '#web/lib/format.ts';
import { Cover, type CoverTone } from '#web/ui/pictures/cover.tsx';
import type { PictureSource } from '#web/ui/pictures/picture.tsx';
import { placeOf } from '../course-lists.ts';

const TONES: readonly CoverTone[] = ['injectables', 'skin', 'safety', 'dentistry', 'surgery'];

interface CourseCoverProps {
  course: Pick<CourseSummary, 'kind' | 'code' | 'discipline' | 'schedule' | 'venue'>;
  picture?: PictureSource;
  size?: 'full' | 'wide';
  className?: string;
}

export function CourseCover({ course, ...look }: CourseCoverProps) {
  const { startDate, endDate } = course.schedule;
  const dated = startDate ? dayCover(startDate, endDate) : { figure: 'TBD' };
  return (
    <Cover
      {...dated}
      {...look}
      tone={TONES.find((tone) => tone === course.discipline) ?? 'injectables'}
      code={course.code || 'N/A'}
      place={placeOf(course)}
    />
  );
}
