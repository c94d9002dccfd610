import type { LineChangeView } from '#contracts/after-sale/line-changes.ts';
import type { LineOptions } from '#contracts/after-sale/line-options.ts';
import type { OtherDate } from '#contracts/after-sale/move-line.ts';
import type { OrderCourse } from '#contracts/orders/orders.ts';
import { aedText, dayRange, eurText, longDay, periodText } from '#web/lib/format.ts';

type Days = Pick<OrderCourse, 'startDate' | 'endDate'>;

/** '€200.00 more', '€150.00 less', 'no difference'. */
export const differenceText = (differenceEur: number): string => {
  if (differenceEur === 0) return 'no difference';
  return `${eurText(Math.abs(differenceEur))} ${differenceEur > 0 ? 'more' : 'less'}`;
};

/** '11–12 June': which year stands beside it. */
export const daysText = ({ startDate, endDate }: Days): string =>
  dayRange(startDate, endDate).replace(/ \d{4}$/, '');

/** '11–12 June 2027, Paris'. */
export const whenText = ({ city, ...days }: Days & Pick<OrderCourse, 'city'>): string =>
  [dayRange(days.startDate, days.endDate), city].filter(Boolean).join(', ');

/** The days as a figure, and what month they are in: '11–12' and 'June 2027'; of two months the words of both. */
export const dateFigure = ({ startDate, endDate }: Days): { days: string; month: string } => {
  const [days = '', ...rest] = dayRange(startDate, endDate).split(' ');
  return { days, month: rest.join(' ') };
};

/** '€250.00 to pay', '€100.00 back', 'free'. */
export const outcomeText = ({ pay, back }: Pick<OtherDate, 'pay' | 'back'>): string => {
  if (pay.eur > 0) return `${eurText(pay.eur)} to pay`;
  return back.eur > 0 ? `${eurText(back.eur)} back` : 'free';
};

/** 'Move to 11–12 June', 'Proceed to Payment - AED 866.00'. */
export const moveButton = ({ course, pay }: Pick<OtherDate, 'course' | 'pay'>): string =>
  pay.eur > 0 ? `Proceed to Payment - ${aedText(pay.aed)}` : `Move to ${daysText(course)}`;

/** '€50.00 from 11 March 2027, not possible from 26 March 2027'; nothing where nothing changes. */
export const laterFees = ({ dated }: LineOptions['move']): string =>
  dated
    .slice(1)
    .map((row) => `${row.feeEur === null ? 'not possible' : eurText(row.feeEur)} ${periodText(row)}`)
    .join(', ');

/** '21 May 2027, 4 June 2027'. */
export const newDueDates = ({ parts }: Pick<OtherDate, 'parts'>): string =>
  parts.map(({ becomes }) => longDay(becomes)).join(', ');

/** What has become of a move that was paid for, as its person is told who comes back from the card page. */
export const returnWords = (
  change: LineChangeView | null,
  paid: string | null,
): { tone: 'info' | 'success' | 'warning'; title: string } | null => {
  if (paid === '0')
    return { tone: 'warning', title: 'The payment was not completed. You can pay again below.' };
  if (paid !== '1' || change?.kind !== 'move') return null;
  if (change.state === 'done' && change.to)
    return { tone: 'success', title: `Your date has been changed: ${whenText(change.to)}.` };
  if (change.state === 'pending')
    return { tone: 'info', title: 'You are back from the card page. We have not heard of the payment yet.' };
  return {
    tone: 'warning',
    title: 'Your date stays as it was: what you have paid too late goes back to you.',
  };
};
