import { CalendarPlus } from 'lucide-react';
import { coursePage } from '#contracts/courses/course-pages.ts';
import type { OrderCourse } from '#contracts/orders/orders.ts';
import { onClocksOf } from '#domain/time/zone-words.ts';
import { dayRange } from '#web/lib/format.ts';
import { placeText } from '#web/lib/places/place-text.ts';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';

/** Dates and venue of what was booked, and the calendar. */
export function WhenAndWhere({ course }: { course: OrderCourse }) {
  const { startDate, endDate, startTime, venueTimezone, city } = course;
  return (
    <>
      <KeyValue layout="wide" className="border-t border-hairline">
        <KeyValueRow term="Date">
          <bdi dir="ltr">{dayRange(startDate, endDate)}</bdi>
        </KeyValueRow>
        {startDate && (
          <KeyValueRow term="Begins">
            {startTime} {onClocksOf(venueTimezone, city)}
          </KeyValueRow>
        )}
        <KeyValueRow term={course.kind === 'OnlineLiveTraining' ? 'Place' : 'Venue'}>
          {placeText(course)}
        </KeyValueRow>
      </KeyValue>
      {startDate && (
        <a
          href={`${coursePage(course)}/calendar.ics`}
          className="mt-3 inline-flex min-h-(--control) items-center gap-2 text-md"
        >
          <CalendarPlus aria-hidden="true" />
          Add to calendar
        </a>
      )}
    </>
  );
}
