import { type EurMinor, eur, formatEur, formatPercent } from '#domain/money/money.ts';
import { datedConsequences } from '#domain/policies/cancellation.ts';
import { DEFAULT_POLICY, type PolicyTerms } from '#domain/policies/policy-terms.ts';
import { periodWords, reschedulingWords } from '#domain/policies/policy-words.ts';
import { formatLongDate, localDate } from '#domain/time/local-date.ts';

const BEFORE = 'Before the course';

type Bracket = { fromDaysBefore: number };

/** '30 days or more', '15 to 29 days', 'under 15 days'. */
const spanWords = <Rule extends Bracket>(rules: readonly Rule[], i: number): string => {
  const [from, above] = [rules[i]?.fromDaysBefore ?? 0, rules[i - 1]?.fromDaysBefore];
  if (above === undefined) return `${from} days or more`;
  return from === 0 ? `under ${above} days` : `${from} to ${above - 1} days`;
};

type Columns<Rule> = {
  heads: [string, string];
  span?: (words: string) => string;
  say: (rule: Rule) => string;
};

/** A table of Markdown: how long before the course, and what holds then. */
const table = <Rule extends Bracket>(
  rules: readonly Rule[],
  { heads, span = (words) => words, say }: Columns<Rule>,
): string =>
  [
    `| ${heads.join(' | ')} |`,
    '|---|---|',
    ...rules.map((rule, i) => `| ${span(spanWords(rules, i))} | ${say(rule)} |`),
  ].join('\n');

const backWords = ({ creditNoteMonths }: PolicyTerms, rule: PolicyTerms['cancellation'][number]): string => {
  if (rule.refundBp > 0) return `${formatPercent(rule.refundBp)} of what you have paid`;
  if (rule.creditNoteBp === 0) return 'no refund';
  return `no refund, but a credit note for future courses, valid for ${creditNoteMonths} months`;
};

/** As the terms say it. */
const agreedBackWords = (
  { creditNoteMonths }: PolicyTerms,
  rule: PolicyTerms['cancellation'][number],
): string => {
  if (rule.refundBp > 0) return `${formatPercent(rule.refundBp)} of what you have paid`;
  return rule.creditNoteBp === 0
    ? 'nothing'
    : `a credit note for a later course, valid for ${creditNoteMonths} months`;
};

/** '€50': whole euros without cents. */
const wholeEur = (amount: EurMinor): string => formatEur(amount).replace(/\.00$/, '');

/** 'is free 30 days or more before the start, costs €50 from 15 to 29 days before, and is not possible later'. */
const changeWords = ({ rescheduling }: PolicyTerms): string =>
  rescheduling
    .map(({ fee }, i) => {
      const and = i > 0 && i === rescheduling.length - 1 ? 'and ' : '';
      const span = spanWords(rescheduling, i);
      if (fee === null) return `${and}is not possible ${i === 0 ? 'at any time' : 'later'}`;
      const cost = fee === 0 ? 'is free' : `costs ${wholeEur(fee)}`;
      return `${and}${cost} ${i === 0 ? `${span} before the start` : `from ${span} before`}`;
    })
    .join(', ');

const EXAMPLE = { paid: eur(145_000), startDate: localDate('2027-04-09'), today: localDate('2027-01-01') };

/** 'by 10 March 2027 €1,305.00, 11–25 March 2027 €725.00, from 26 March 2027 a credit note of €1,450.00'. */
const exampleWords = (policy: PolicyTerms): string =>
  datedConsequences(policy, EXAMPLE, EXAMPLE.paid)
    .map((row) => {
      const back =
        row.creditNote > 0 ? `a credit note of ${formatEur(row.creditNote)}` : formatEur(row.refund);
      return `${periodWords(row)} ${back}`;
    })
    .join(', ');

/** The rules that new orders agree to, as a text may print them. */
export const policyContent = (policy: PolicyTerms = DEFAULT_POLICY): Record<string, string> => {
  const [best] = policy.cancellation;
  const { transfer } = policy;
  return {
    cancellationTable: table(policy.cancellation, {
      heads: [BEFORE, 'You receive'],
      say: (rule) => backWords(policy, rule),
    }),
    cancellationPaid: formatEur(EXAMPLE.paid),
    cancellationStart: formatLongDate(EXAMPLE.startDate),
    cancellationExample: exampleWords(policy),
    bestRefund: best ? formatPercent(best.refundBp) : '0%',
    bestRefundDays: String(best?.fromDaysBefore ?? 0),
    academyRefund: formatPercent(policy.academyCancellationRefundBp),
    changeOfDateTable: table(policy.rescheduling, {
      heads: [BEFORE, 'Fee'],
      say: ({ fee }) => reschedulingWords(fee),
    }),
    agreedCancellationTable: table(policy.cancellation, {
      heads: ['You cancel', 'You receive'],
      span: (words) => `${words} before`,
      say: (rule) => agreedBackWords(policy, rule),
    }),
    agreedChangeOfDate: changeWords(policy),
    agreedPassOnFee: wholeEur(transfer.fee),
    passOnFee: formatEur(transfer.fee),
    passOnDays: String(transfer.fromDaysBefore),
  };
};
