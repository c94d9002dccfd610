import { CalendarPlus } from 'lucide-react';
import type { OrderCourse } from '#contracts/orders/orders.ts';
import { dayRange } from '#web/lib/format.ts';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';

/** Dates and venue of what was booked, and the calendar. */
export function WhenAndWhere({ course }: { course: OrderCourse }) {
  const { slug, startDate, endDate, startTime, venueName, city, country } = course;
  return (
    <>
      <KeyValue layout="wide" className="border-t border-hairline">
        <KeyValueRow term="Date">
          <bdi dir="ltr">{dayRange(startDate, endDate)}</bdi>
        </KeyValueRow>
        {startDate && (
          <KeyValueRow term="Begins">
            {startTime} in {city}
          </KeyValueRow>
        )}
        <KeyValueRow term="Venue">{[venueName, city, country].filter(Boolean).join(', ')}</KeyValueRow>
      </KeyValue>
      {startDate && (
        <a
          href={`/in-person/courses/${slug}/calendar.ics`}
          className="mt-3 inline-flex min-h-(--control) items-center gap-2 text-md"
        >
          <CalendarPlus aria-hidden="true" />
          Add to calendar
        </a>
      )}
    </>
  );
}
