import { accessEnding } from '#domain/learning/course-standing.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { ACADEMY_ZONE } from '#web/lib/academy-zone.ts';
import { dayIn, longDay } from '#web/lib/format.ts';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { landingPath } from '../course-paths.ts';
import type { MyCourse } from './my-course.ts';

type AccessNoteProps = { course: Pick<MyCourse, 'slug' | 'title' | 'accessUntil'>; now: string };

/** Says that the access is over or ends soon, by the academy's calendar, and how the course can be had again. */
export function AccessNote({ course: { slug, title, accessUntil }, now }: AccessNoteProps) {
  if (!accessUntil) return null;
  const lastDay = localDate(accessUntil);
  const ending = accessEnding(lastDay, localDate(dayIn(ACADEMY_ZONE, now)));
  if (!ending) return null;
  if (ending === 'over')
    return (
      <p className="text-sm text-signal-ink">Access ended on {longDay(lastDay)}. Your progress is kept.</p>
    );
  return (
    <p className="text-sm text-signal-ink">
      Access ends on {longDay(lastDay)}. You can enroll again from {longDay(addDays(lastDay, 1))}.{' '}
      <TextLink to={landingPath(slug)} aria-label={`See the price of ${title}`}>
        See the price
      </TextLink>
    </p>
  );
}
