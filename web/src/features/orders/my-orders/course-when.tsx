import type { OrderCourse } from '#contracts/orders/orders.ts';
import { dayRange } from '#web/lib/format.ts';
import { placeText } from '#web/lib/places/place-text.ts';

type When = Pick<OrderCourse, 'kind' | 'startDate' | 'endDate' | 'city' | 'venueTimezone'>;

/** '9–10 April 2027, Dubai', or that there is no day to wait for. */
export function CourseWhen({ course }: { course: When }) {
  const { kind, startDate, endDate, city, venueTimezone: zone } = course;
  const place = placeText({ kind, city, zone });
  if (kind === 'ELearningCourse') return 'Self-paced, starts at once';
  return (
    <>
      <bdi dir="ltr">{dayRange(startDate, endDate)}</bdi>
      {place && `, ${place}`}
    </>
  );
}
