import type { OrderDetail } from '#contracts/orders/orders.ts';
import { aedText, dayRange, eurText, longDay } from '#web/lib/format.ts';
import { Schedule, type ScheduleItem } from '#web/ui/instruments/schedule.tsx';

/** What comes after the payment, by date: the mail, what is still to be paid, and the course. */
export function Follows({ order }: { order: OrderDetail }) {
  return <Schedule items={followsOf(order)} className="max-w-140" />;
}

export function followsOf({ course, parts, totalEur, documents }: OrderDetail): ScheduleItem[] {
  const isFree = totalEur === 0;
  const materials = documents.length > 0 ? ' Materials are under your order already.' : '';
  return [
    {
      id: 'mail',
      when: 'Today',
      detail: `The confirmation${isFree ? '' : ', your receipt'} and the address of the venue by email.${materials}`,
      current: true,
    },
    ...parts
      .filter(({ state }) => state !== 'paid' && state !== 'void')
      .map((part) => ({
        id: part._id,
        when: longDay(part.dueOn),
        detail: `${partWords(part, parts.length)}, paid under your order. We remind you 7 days before.`,
        amount: eurText(part.eur),
        amountDetail: aedText(part.aed),
      })),
    {
      id: 'course',
      when: dayRange(course.startDate, course.endDate),
      detail: course.startDate
        ? `The course, from ${course.startTime} in ${course.city}.`
        : 'The course. We write to you as soon as its date is set.',
    },
  ];
}

const partWords = ({ kind, sequence }: OrderDetail['parts'][number], count: number): string =>
  kind === 'installment' ? `Instalment ${sequence + 1} of ${count}` : 'The balance';
