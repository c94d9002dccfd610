import { accessEnding } from '#domain/learning/course-standing.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { ACADEMY_ZONE } from '#web/lib/academy-zone.ts';
import { accessUntilText, dayIn, longDay } from '#web/lib/format.ts';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { landingPath } from '../course-paths.ts';
import type { MyCourse } from './my-course.ts';

type AccessNoteProps = { course: Pick<MyCourse, 'slug' | 'title' | 'accessUntil'>; now: string };

/** How long a course is open, by the academy's calendar; and how it can be had again where that is over or ends soon. */
export function AccessNote({ course: { slug, title, accessUntil }, now }: AccessNoteProps) {
  const lastDay = accessUntil === null ? null : localDate(accessUntil);
  const ending = accessEnding(lastDay, localDate(dayIn(ACADEMY_ZONE, now)));
  if (!lastDay || !ending) return <p className="text-sm text-muted">{accessUntilText(lastDay)}</p>;
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
