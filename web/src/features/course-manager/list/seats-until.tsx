import type { z } from 'zod';
import type { seatSums } from '#contracts/course-office/admin-course-lists.ts';
import { longDay } from '#web/lib/format.ts';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { type CourseView, useCourseList } from './course-view.ts';

export type SeatSums = z.infer<typeof seatSums>;

/** Until when the courses begin that are listed, and the seats of all of them. */
export function SeatsUntil({ view, seats }: { view: CourseView; seats: SeatSums }) {
  const courseList = useCourseList();
  return (
    <p className="num border-b border-hairline px-5 py-2.5 text-sm max-md:px-4">
      Beginning by {longDay(view.until)}: {seats.left.toLocaleString('en')} of{' '}
      {seats.capacity.toLocaleString('en')} seats are free.{' '}
      <TextLink to={courseList.changed(view, { until: '' })}>Any date</TextLink>
    </p>
  );
}
