import type { LineOptions } from '#contracts/after-sale/line-options.ts';
import { eurText, longDay } from '#web/lib/format.ts';

export const ACTS = ['cancel', 'move', 'pass-on'] as const;
export type Act = (typeof ACTS)[number];

type Back = { refundEur: number; creditEur: number };

/** '€652.50 back', 'a credit note of €725.00', 'nothing back'. */
export const backText = ({ refundEur, creditEur }: Back): string => {
  const said = [
    refundEur > 0 && `${eurText(refundEur)} back`,
    creditEur > 0 && `a credit note of ${eurText(creditEur)}`,
  ].filter(Boolean);
  return said.length > 0 ? said.join(' and ') : 'nothing back';
};

/** 'Cancel and refund €652.50', 'Cancel for a credit note of €725.00', 'Cancel my place'. */
export const cancelButton = ({ refundEur, creditEur }: Back): string => {
  if (refundEur > 0) return `Cancel and refund ${eurText(refundEur)}`;
  return creditEur > 0 ? `Cancel for a credit note of ${eurText(creditEur)}` : 'Cancel my place';
};

/** '€362.50 back from 11 March 2027, a credit note of €725.00 from 26 March 2027'; nothing where nothing changes. */
export const laterText = ({ dated }: LineOptions['cancel']): string =>
  dated
    .slice(1)
    .map((row) => `${backText(row)} from ${longDay(row.from)}`)
    .join(', ');

const feeText = (feeEur: number | null): string => {
  if (feeEur === null) return 'not possible any more';
  return feeEur === 0 ? 'free' : eurText(feeEur);
};

export const asideOf = ({ cancel, move, passOn, paidEur }: LineOptions, act: Act): string => {
  if (act === 'cancel') return paidEur === 0 ? feeText(0) : backText(cancel);
  if (act === 'move') return feeText(move.feeEur);
  return passOn.isTooLate ? feeText(null) : feeText(passOn.feeEur);
};

/** 'Until 10 March 2027 without a fee, then €50.00 until 25 March 2027.' */
const moveDetail = ({ dated, feeEur: now }: LineOptions['move']): string => {
  if (now === null) return 'The day until which the policy allows it has passed.';
  const rules = dated.flatMap(({ feeEur, until }) =>
    feeEur !== null && until ? [untilText(feeEur, until)] : [],
  );
  if (rules.length === 0) return 'Another date of the same course.';
  const said = rules.join(', then ');
  return `${said[0]?.toUpperCase()}${said.slice(1)}.`;
};

const untilText = (feeEur: number, until: string): string =>
  feeEur === 0 ? `until ${longDay(until)} without a fee` : `${eurText(feeEur)} until ${longDay(until)}`;

const passOnDetail = ({ until }: LineOptions['passOn']): string =>
  `${until ? `Until ${longDay(until)}. ` : ''}They must meet the entry requirements.`;

export const detailOf = ({ cancel, move, passOn }: LineOptions, act: Act): string => {
  if (act === 'move') return moveDetail(move);
  if (act === 'pass-on') return passOnDetail(passOn);
  return cancel.isMoved
    ? 'The course was moved: everything you paid comes back for now.'
    : 'You leave the course, your seat goes to the next in line.';
};

export const TITLES: Record<Act, string> = {
  cancel: 'Cancel',
  move: 'Move to another date',
  'pass-on': 'Give my seat to a colleague',
};
