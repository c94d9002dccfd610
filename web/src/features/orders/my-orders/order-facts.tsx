import type { OrderDetail } from '#contracts/orders/orders.ts';
import { onClocksOf } from '#domain/time/zone-words.ts';
import { accessUntilText, dayRange } from '#web/lib/format.ts';

/** When and where what was ordered takes place; of a self-paced course, for how long it is open. */
export function OrderFacts({ order }: { order: Pick<OrderDetail, 'course' | 'enrolled' | 'accessUntil'> }) {
  const { startDate, endDate, startTime, venueTimezone, city, ...course } = order.course;
  if (course.kind === 'ELearningCourse') {
    return (
      <>
        Self-paced, starts at once
        {order.enrolled && <span className="block text-md">{accessUntilText(order.accessUntil)}</span>}
      </>
    );
  }
  return (
    <>
      <bdi dir="ltr">{dayRange(startDate, endDate)}</bdi>
      {startTime && `, ${startTime} ${onClocksOf(venueTimezone, city)}`}
      <span className="block text-md">
        {[course.venueName, city, course.country].filter(Boolean).join(', ')}
      </span>
    </>
  );
}
