import type { OrderCourse, OrderDetail } from '#contracts/orders/orders.ts';
import { aedText, dayIn, dayRange, eurText, longDay } from '#web/lib/format.ts';
import { Schedule, type ScheduleItem } from '#web/ui/instruments/schedule.tsx';

/** From the payment to the course, by date: the mail, what is still to be paid, the materials. */
export function Follows({ order }: { order: OrderDetail }) {
  return <Schedule items={followsOf(order)} className="max-w-140" />;
}

function followsOf(order: OrderDetail): ScheduleItem[] {
  const { course, parts, placedAt, lines } = order;
  return [
    {
      id: 'begun',
      when: placedAt && longDay(dayIn(course.venueTimezone, placedAt)),
      ...begunWords(order),
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
    ...lines
      .filter(({ course: { kind } }) => kind !== 'ELearningCourse')
      .toSorted((a, b) => startOf(a).localeCompare(startOf(b)))
      .map((line) => ({
        id: line._id,
        when: dayRange(line.course.startDate, line.course.endDate),
        detail: `${courseWords(line.course, lines.length > 1)} ${line.documents.length > 0 ? 'Materials are under your order already.' : 'Materials appear under your order.'}`,
      })),
  ];
}

function begunWords({ totalEur, paidEur, paidAed, creditEur }: OrderDetail) {
  if (totalEur === 0)
    return { detail: 'Registered. The confirmation and the address of the venue come by email.' };
  const amount = eurText(paidEur + creditEur);
  if (paidAed === 0 && creditEur > 0)
    return {
      detail: 'Paid by credit note. The confirmation and the address of the venue come by email.',
      amount,
    };
  const detail = 'Paid. The confirmation, your receipt and the address of the venue come by email.';
  return { detail, amount, amountDetail: aedText(paidAed) };
}

const LAST = '9999';

const startOf = ({ course }: OrderDetail['lines'][number]): string => course.startDate ?? LAST;

const courseWords = ({ title, startDate, startTime, city }: OrderCourse, isNamed: boolean): string => {
  const name = isNamed ? title : 'The course';
  return startDate
    ? `${name}, from ${startTime} in ${city}.`
    : `${name}. We write to you when its date is set.`;
};

const partWords = ({ kind, sequence }: OrderDetail['parts'][number], count: number): string =>
  kind === 'installment' ? `Installment ${sequence + 1} of ${count}` : 'The balance';
