import type { LineChangeView } from '#contracts/after-sale/line-changes.ts';
import type { LineOptions } from '#contracts/after-sale/line-options.ts';
import type { OtherDate } from '#contracts/after-sale/move-line.ts';
import type { OrderCourse } from '#contracts/orders/orders.ts';
import { aedText, dayRange, eurText, longDay } from '#web/lib/format.ts';

type Days = Pick<OrderCourse, 'startDate' | 'endDate'>;

/** '€200.00 more', '€150.00 less', 'no difference'. */
export const differenceText = (differenceEur: number): string => {
  if (differenceEur === 0) return 'no difference';
  return `${eurText(Math.abs(differenceEur))} ${differenceEur > 0 ? 'more' : 'less'}`;
};

/** '11–12 June': which year stands beside it. */
const daysText = ({ startDate, endDate }: Days): string =>
  dayRange(startDate, endDate).replace(/ \d{4}$/, '');

/** '11–12 June 2027, Paris'. */
export const whenText = ({ city, ...days }: Days & Pick<OrderCourse, 'city'>): string =>
  [dayRange(days.startDate, days.endDate), city].filter(Boolean).join(', ');

/** '11–12 June 2027 in Paris', within a sentence. */
export const heldText = ({ city, ...days }: Days & Pick<OrderCourse, 'city'>): string =>
  [dayRange(days.startDate, days.endDate), city].filter(Boolean).join(' in ');

/** The days as a figure, and what month they are in: '11–12' and 'June 2027'; of two months the words of both. */
export const dateFigure = ({ startDate, endDate }: Days): { days: string; month: string } => {
  const [days = '', ...rest] = dayRange(startDate, endDate).split(' ');
  return { days, month: rest.join(' ') };
};

/** '€250.00 to pay', '€100.00 back', 'free'. */
export const outcomeText = ({ payEur, backEur }: { payEur: number; backEur: number }): string => {
  if (payEur > 0) return `${eurText(payEur)} to pay`;
  return backEur > 0 ? `${eurText(backEur)} back` : 'free';
};

/** 'Move to 11–12 June', 'Proceed to Payment - AED 866.00'. */
export const moveButton = ({ course, pay }: Pick<OtherDate, 'course' | 'pay'>): string =>
  pay.eur > 0 ? `Proceed to Payment - ${aedText(pay.aed)}` : `Move to ${daysText(course)}`;

/** 'Later: a fee of €50.00 from 11 March 2027, not possible from 26 March 2027'; nothing where nothing changes. */
export const laterFees = ({ dated }: LineOptions['move']): string => {
  const said = dated
    .slice(1)
    .map(({ feeEur, from }) => `${feeWords(feeEur)} from ${longDay(from)}`)
    .join(', ');
  return said && `Later: ${said}`;
};

const feeWords = (feeEur: number | null): string =>
  feeEur === null ? 'not possible' : `a fee of ${eurText(feeEur)}`;

/** '21 May 2027, 4 June 2027'. */
export const newDueDates = ({ parts }: Pick<OtherDate, 'parts'>): string =>
  parts.map(({ becomes }) => longDay(becomes)).join(', ');

/** What is said to whoever comes back from the card page to a date that was not changed. */
export const returnWords = (
  change: LineChangeView | null,
  paid: string | null,
): { tone: 'warning'; title: string } | null => {
  if (paid === '0')
    return { tone: 'warning', title: 'The payment was not completed. You can pay again below.' };
  if (paid !== '1' || change?.kind !== 'move' || change.state === 'pending') return null;
  return {
    tone: 'warning',
    title: 'Your date stays as it was: what you have paid too late goes back to you.',
  };
};
