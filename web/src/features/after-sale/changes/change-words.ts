import type { LineChangeView } from '#contracts/after-sale/line-changes.ts';
import { aedText, dotted, eurText } from '#web/lib/format.ts';
import { differenceText, heldText } from '../move/move-words.ts';

const TITLES: Record<LineChangeView['kind'], string> = {
  move: 'Change of date',
  'pass-on': 'Seat passed on',
  cancel: 'Cancelled',
};

export const changeTitle = ({ kind }: Pick<LineChangeView, 'kind'>): string => TITLES[kind];

/** 'From 9–10 April 2027 in Dubai to 11–12 June 2027 in Paris'; of what leads nowhere the date that it was. */
export const changeCourse = ({ from, to }: Pick<LineChangeView, 'from' | 'to'>): string =>
  to ? `From ${heldText(from)} to ${heldText(to)}` : heldText(from);

/** '€250.00 (AED 1,082.50) paid', '€200.00 back', 'Free of charge'. */
export const changeMoney = ({ due, refundEur }: Pick<LineChangeView, 'due' | 'refundEur'>): string => {
  if (due.eur > 0) return `${eurText(due.eur)} (${aedText(due.aed)}) ${due.isPaid ? 'paid' : 'to pay'}`;
  return refundEur > 0 ? `${eurText(refundEur)} back` : 'Free of charge';
};

/** How that comes about: '€200.00 more · fee €50.00'; empty where it costs the same and nothing. */
export const changeParts = ({
  differenceEur,
  feeEur,
}: Pick<LineChangeView, 'differenceEur' | 'feeEur'>): string =>
  dotted(differenceEur !== 0 && differenceText(differenceEur), feeEur > 0 && `fee ${eurText(feeEur)}`);
