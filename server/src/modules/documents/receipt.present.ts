import {
  aed,
  basisPoints,
  eur,
  formatAed,
  formatEur,
  formatForeign,
  formatPercent,
  formatRate,
} from '#domain/money/money.ts';
import { formatLongDate, localDate } from '#domain/time/local-date.ts';
import type { RefundFigures, SoldLine } from '../payments/index.ts';
import type {
  CreditSnapshot,
  Document,
  ReceiptFigures,
  ReceiptSnapshot,
  SaleSnapshot,
} from './documents.repository.ts';
import type { PaperModel, PaperPart, PaperRow } from './paper/paper.model.ts';

/** A part of the plan as the ledger stood when the receipt was issued. */
export type ReceiptPart = {
  kind: ReceiptSnapshot['part']['kind'];
  /** From 0. */
  sequence: number;
  dueOn: string;
  eur: number;
  aed: number;
  paidAed: number;
};

export type ReceiptData = {
  document: Pick<Document, 'number' | 'issuedAt' | 'ownerKind' | 'snapshot'>;
  figures: ReceiptFigures;
  parts: readonly ReceiptPart[];
};

/** The paper of a refund. */
export type RefundData = Pick<ReceiptData, 'document'> & { refund: RefundFigures };

/** The paper of a credit note. */
export type CreditData = {
  document: Pick<Document<CreditSnapshot>, 'number' | 'issuedAt' | 'ownerKind' | 'snapshot'>;
  credit: { eur: number; taxEur: number };
};

export type PaperData = ReceiptData | RefundData | CreditData;

const METHODS = { card: 'Card', bank: 'Bank transfer', manual: 'Recorded by the academy' } as const;
const PARTS = {
  full: 'Full payment',
  deposit: 'Deposit',
  balance: 'Balance',
  installment: 'Installment',
  fee: 'Fee',
  difference: 'Difference in price',
} as const;

/** What is sold, in the words of its kind. */
const WORDS = {
  order: { reference: 'Order', title: 'Course', code: 'Course code', total: 'The course fee' },
  orderOfSeveral: {
    reference: 'Order',
    title: 'Courses',
    code: 'Course codes',
    total: 'The course fees',
  },
  case: { reference: 'Payment request', title: 'For', code: 'Courses', total: 'The payment request' },
} as const;
type Sold = Pick<PaperData['document'], 'ownerKind'> & { snapshot: SaleSnapshot };
const wordsOf = ({ ownerKind, snapshot }: Sold) => {
  if (ownerKind === 'case') return WORDS.case;
  return snapshot.lines ? WORDS.orderOfSeveral : WORDS.order;
};

const eurText = (minor: number) => formatEur(eur(minor));
const aedText = (minor: number) => formatAed(aed(minor));

/** Everything that stands on a paper, as words. Names and prices of courses are those of then; every sum is the ledger's. */
export const paperModel = (data: PaperData): PaperModel => {
  if ('credit' in data) return creditModel(data);
  return 'refund' in data ? refundModel(data) : receiptModel(data);
};

const receiptModel = ({ document, figures, parts }: ReceiptData): PaperModel => ({
  ...headOf(document, 'Receipt'),
  figure: {
    label: 'Received',
    sum: aedText(figures.receivedAed),
    notes: receivedNotes(document.snapshot, figures),
  },
  progress: progressOf(figures),
  sections: [
    { title: 'This payment', rows: aboutRows(document) },
    ...saleSections(document.snapshot, figures, wordsOf(document).total),
  ],
  parts: planOf(parts),
});

const refundModel = ({ document, refund }: RefundData): PaperModel => ({
  ...headOf(document, 'Refund'),
  figure: {
    label: 'Given back',
    sum: formatForeign(refund.paid),
    notes: givenNotes(document.snapshot, refund),
  },
  progress: null,
  sections: [
    {
      title: 'This refund',
      rows: [...aboutRows(document), { label: 'Reason', value: document.snapshot.reason ?? '' }],
    },
  ],
  parts: [],
});

const creditModel = ({ document, credit }: CreditData): PaperModel => ({
  ...headOf(document, 'Credit note'),
  figure: {
    label: 'Credit',
    sum: eurText(credit.eur),
    notes: [
      `Good through ${formatLongDate(localDate(document.snapshot.expiresOn))}, for any course of the academy.`,
      'It pays for later orders, in part or whole, at the checkout of the account that it was given to.',
    ],
  },
  progress: null,
  sections: [{ title: 'Given for', rows: [...soldRows(document), ...taxRows(document.snapshot, credit)] }],
  parts: [],
});

const headOf = ({ number, issuedAt, snapshot }: Omit<PaperData['document'], 'ownerKind'>, kind: string) => ({
  kind,
  number,
  // The day in UTC: the year of the number is counted so too.
  date: formatLongDate(localDate(issuedAt.toISOString().slice(0, 10))),
  brand: snapshot.brand ?? snapshot.seller.name,
  seller: sellerLines(snapshot),
  buyer: buyerLines(snapshot),
});

const soldRows = (document: Sold): PaperRow[] => {
  const words = wordsOf(document);
  const { reference, title, courseCode } = document.snapshot;
  return [
    { label: words.title, value: title },
    // A payment request may be for no course at all.
    ...(courseCode === '' ? [] : [{ label: words.code, value: courseCode }]),
    { label: words.reference, value: reference },
  ];
};

const aboutRows = (document: ReceiptData['document']): PaperRow[] => {
  const { method, methodName, transactionId } = document.snapshot;
  return [
    ...soldRows(document),
    { label: 'Paid by', value: methodName || METHODS[method] },
    { label: 'Transaction', value: transactionId },
  ];
};

/** Money that came in another currency was never part of a price. */
const givenNotes = ({ rateMicro }: ReceiptSnapshot, { eur: given }: RefundFigures): string[] =>
  given === 0 ? [] : [`${eurText(given)} of the price at 1 EUR = ${formatRate(rateMicro)} AED.`];

const receivedNotes = ({ rateMicro }: ReceiptSnapshot, figures: ReceiptFigures): string[] => {
  const { receivedAed, appliedAed, settledEur } = figures;
  const settles = `Settles ${eurText(settledEur)} at 1 EUR = ${formatRate(rateMicro)} AED.`;
  const returned = `${aedText(receivedAed - appliedAed)} of it is not due and goes back.`;
  return receivedAed > appliedAed ? [settles, returned] : [settles];
};

/** Nothing while too little has come for the sale to stand. */
const progressOf = ({
  totalEur,
  paidToDateEur,
  creditEur,
  outstandingEur,
}: ReceiptFigures): PaperModel['progress'] => {
  if (totalEur === 0) return null;
  const open = Math.max(0, outstandingEur);
  return {
    share: Math.max(0, totalEur - open) / totalEur,
    done: `${eurText(paidToDateEur)} paid to date${creditEur > 0 ? ` and ${eurText(creditEur)} by credit note` : ''}`,
    open: open === 0 ? 'Nothing is outstanding' : `${eurText(open)} outstanding of ${eurText(totalEur)}`,
  };
};

/** What was paid at once had no plan. */
const planOf = (parts: readonly ReceiptPart[]): PaperPart[] => {
  const plan = parts.map(partOf);
  return plan.length === 1 && plan[0]?.isDone ? [] : plan;
};

const partOf = (part: ReceiptPart): PaperPart => ({
  name: part.kind === 'installment' ? `${PARTS.installment} ${part.sequence + 1}` : PARTS[part.kind],
  dueOn: formatLongDate(localDate(part.dueOn)),
  eur: eurText(part.eur),
  aed: aedText(part.aed),
  state: stateOf(part),
  isDone: part.paidAed >= part.aed,
});

/** As with the progress: no total before the sale stands. */
const saleSections = ({ tax, lines = [] }: ReceiptSnapshot, figures: ReceiptFigures, title: string) => {
  const { totalEur, taxEur, creditEur } = figures;
  if (totalEur === 0) return [];
  const rows: PaperRow[] = [
    ...lines.map((line) => ({ label: `${line.title} (${line.code})`, value: priceText(line) })),
    ...taxRows({ tax }, { eur: totalEur, taxEur }),
    { label: 'Total', value: eurText(totalEur) },
    // It has paid for a part and takes nothing off the price.
    ...(creditEur > 0 ? [{ label: 'Paid by credit note', value: eurText(creditEur) }] : []),
  ];
  return [{ title, rows }];
};

const taxRows = ({ tax }: Pick<SaleSnapshot, 'tax'>, gross: { eur: number; taxEur: number }): PaperRow[] => {
  const rate = formatPercent(basisPoints(tax.rateBp));
  return [
    { label: `Net of ${tax.name}`, value: eurText(gross.eur - gross.taxEur) },
    { label: `${tax.name} ${rate}, included`, value: eurText(gross.taxEur) },
  ];
};

const priceText = ({ priceEur }: SoldLine) => (priceEur === 0 ? 'Free' : eurText(priceEur));

const sellerLines = ({ seller: { name, address, taxRegistrationNumber } }: SaleSnapshot): string[] =>
  withoutBlanks([name, address, labelled('TRN', taxRegistrationNumber)]);

const buyerLines = ({ billing, payer }: SaleSnapshot): string[] => {
  if (!billing) return withoutBlanks([payer.name, payer.email]);
  return withoutBlanks([
    billing.company,
    joined([billing.title, billing.firstName, billing.lastName], ' '),
    billing.address,
    joined([billing.zipCode, billing.city, billing.state], ' '),
    billing.country,
    billing.companyEmail ?? billing.email,
    labelled('Tax number', billing.taxNumber),
    labelled('Purchase order', billing.purchaseOrder),
  ]);
};

const stateOf = ({ aed: due, paidAed }: ReceiptPart): string => {
  if (paidAed >= due) return 'Paid';
  return paidAed === 0 ? 'Open' : `Open: ${aedText(due - paidAed)}`;
};

const joined = (words: string[], by: string) => words.filter((word) => word !== '').join(by);
const labelled = (label: string, value: string) => (value === '' ? '' : `${label}: ${value}`);
const withoutBlanks = (lines: string[]) => lines.filter((line) => line !== '');
