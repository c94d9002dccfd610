import type { OrderDetail } from '#contracts/orders/orders.ts';
import { aedText, dayIn, dayRange, eurText, longDay } from '#web/lib/format.ts';
import { Schedule, type ScheduleItem } from '#web/ui/instruments/schedule.tsx';

/** From the payment to the course, by date: the mail, what is still to be paid, the materials. */
export function Follows({ order }: { order: OrderDetail }) {
  return <Schedule items={followsOf(order)} className="max-w-140" />;
}

function followsOf(order: OrderDetail): ScheduleItem[] {
  const { course, parts, totalEur, paidEur, paidAed, placedAt, lines } = order;
  const isFree = totalEur === 0;
  return [
    {
      id: 'begun',
      when: placedAt && longDay(dayIn(course.venueTimezone, placedAt)),
      detail: isFree
        ? 'Registered. The confirmation and the address of the venue come by email.'
        : 'Paid. The confirmation, your receipt and the address of the venue come by email.',
      ...(!isFree && { amount: eurText(paidEur), amountDetail: aedText(paidAed) }),
    },
    ...parts
      .filter(({ state }) => !['paid', 'refunded', 'void'].includes(state))
      .map((part, index) => ({
        id: part._id,
        when: longDay(part.dueOn),
        detail: `${partWords(part, parts.length)}, paid under your order. We remind you 7 days before.`,
        amount: eurText(part.eur),
        amountDetail: aedText(part.aed),
        current: index === 0,
      })),
    {
      id: 'course',
      when: dayRange(course.startDate, course.endDate),
      detail: `${courseWords(course)} ${lines.some(({ documents }) => documents.length > 0) ? 'Materials are under your order already.' : 'Materials appear under your order.'}`,
    },
  ];
}

const courseWords = ({ startDate, startTime, city }: OrderDetail['course']): string =>
  startDate
    ? `The course, from ${startTime} in ${city}.`
    : 'The course. We write to you when its date is set.';

const partWords = ({ kind, sequence }: OrderDetail['parts'][number], count: number): string =>
  kind === 'installment' ? `Installment ${sequence + 1} of ${count}` : 'The balance';
