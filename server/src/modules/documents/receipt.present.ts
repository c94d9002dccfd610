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
import type { RefundFigures } from '../payments/index.ts';
import type { Document, ReceiptFigures, ReceiptSnapshot } from './documents.repository.ts';

/** A part of the plan as the ledger stood when the receipt was issued. */
export type ReceiptPart = {
  kind: ReceiptSnapshot['part']['kind'];
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

export type ReceiptRow = { label: string; value: string };
export type ReceiptModel = {
  title: string;
  number: string;
  date: string;
  seller: string[];
  buyer: string[];
  sections: { title: string; rows: ReceiptRow[] }[];
  parts: { name: string; dueOn: string; eur: string; aed: string; state: string }[];
};

const METHODS = { card: 'Card', bank: 'Bank transfer', manual: 'Recorded by the academy' } as const;
const PARTS = {
  full: 'Full payment',
  deposit: 'Deposit',
  balance: 'Balance',
  installment: 'Instalment',
} as const;

/** What is sold, in the words of its kind. */
const WORDS = {
  order: { reference: 'Order', title: 'Course', code: 'Course code', total: 'The course fee' },
  case: { reference: 'Payment request', title: 'For', code: 'Courses', total: 'The payment request' },
} as const;
const wordsOf = (ownerKind: string) => (ownerKind === 'case' ? WORDS.case : WORDS.order);

const eurText = (minor: number) => formatEur(eur(minor));
const aedText = (minor: number) => formatAed(aed(minor));

/** Everything that stands on a paper, as words. Names are those of then; every figure is the ledger's. */
export const paperModel = (data: ReceiptData | RefundData): ReceiptModel =>
  'refund' in data ? refundModel(data) : receiptModel(data);

const receiptModel = ({ document, figures, parts }: ReceiptData): ReceiptModel => ({
  ...headOf(document, 'Receipt'),
  sections: [
    { title: 'About', rows: aboutRows(document, 'Receipt number') },
    { title: 'This payment', rows: paymentRows(document.snapshot, figures) },
    ...saleSections(document.snapshot, figures, wordsOf(document.ownerKind).total),
  ],
  parts: parts.map((part) => ({
    name: PARTS[part.kind],
    dueOn: formatLongDate(localDate(part.dueOn)),
    eur: eurText(part.eur),
    aed: aedText(part.aed),
    state: stateOf(part),
  })),
});

const refundModel = ({ document, refund }: RefundData): ReceiptModel => ({
  ...headOf(document, 'Refund'),
  sections: [
    { title: 'About', rows: aboutRows(document, 'Refund number') },
    { title: 'This refund', rows: refundRows(document.snapshot, refund) },
  ],
  parts: [],
});

// The day in UTC: the year of the number is counted so too.
const dayOf = ({ issuedAt }: ReceiptData['document']) =>
  formatLongDate(localDate(issuedAt.toISOString().slice(0, 10)));

const headOf = (document: ReceiptData['document'], title: string) => {
  const { number, snapshot } = document;
  const { seller } = snapshot;
  return {
    title,
    number,
    date: dayOf(document),
    seller: withoutBlanks([seller.name, seller.address, labelled('TRN', seller.taxRegistrationNumber)]),
    buyer: buyerLines(snapshot),
  };
};

const aboutRows = (document: ReceiptData['document'], numberLabel: string): ReceiptRow[] => {
  const words = wordsOf(document.ownerKind);
  const { reference, title, courseCode } = document.snapshot;
  return [
    { label: numberLabel, value: document.number },
    { label: 'Date', value: dayOf(document) },
    { label: words.reference, value: reference },
    { label: words.title, value: title },
    // A payment request may be for no course at all.
    ...(courseCode === '' ? [] : [{ label: words.code, value: courseCode }]),
  ];
};

const refundRows = (snapshot: ReceiptSnapshot, { paid, eur: given }: RefundFigures): ReceiptRow[] => [
  { label: 'Given back', value: formatForeign(paid) },
  ...(given === 0
    ? []
    : [
        { label: 'Of the price', value: eurText(given) },
        { label: 'Exchange rate', value: `1 EUR = ${formatRate(snapshot.rateMicro)} AED` },
      ]),
  { label: 'Paid by', value: snapshot.methodName || METHODS[snapshot.method] },
  { label: 'Transaction', value: snapshot.transactionId },
  { label: 'Reason', value: snapshot.reason ?? '' },
];

const paymentRows = (snapshot: ReceiptSnapshot, figures: ReceiptFigures): ReceiptRow[] => {
  const { receivedAed, appliedAed, settledEur } = figures;
  const rows = [
    { label: 'Received', value: aedText(receivedAed) },
    { label: 'Settles', value: eurText(settledEur) },
    { label: 'Exchange rate', value: `1 EUR = ${formatRate(snapshot.rateMicro)} AED` },
    { label: 'Paid by', value: snapshot.methodName || METHODS[snapshot.method] },
    { label: 'Transaction', value: snapshot.transactionId },
  ];
  const returned = { label: 'Not due, goes back', value: aedText(receivedAed - appliedAed) };
  return receivedAed > appliedAed ? [...rows, returned] : rows;
};

/** Nothing while too little has come for the sale to stand. */
const saleSections = ({ tax }: ReceiptSnapshot, figures: ReceiptFigures, title: string) => {
  const { totalEur, taxEur, paidToDateEur, outstandingEur } = figures;
  if (totalEur === 0) return [];
  const rate = formatPercent(basisPoints(tax.rateBp));
  const rows = [
    { label: `Net of ${tax.name}`, value: eurText(totalEur - taxEur) },
    { label: `${tax.name} ${rate}, included`, value: eurText(taxEur) },
    { label: 'Total', value: eurText(totalEur) },
    { label: 'Paid to date', value: eurText(paidToDateEur) },
    { label: 'Outstanding', value: eurText(Math.max(0, outstandingEur)) },
  ];
  return [{ title, rows }];
};

const buyerLines = ({ billing, payer }: ReceiptSnapshot): string[] => {
  if (!billing) return withoutBlanks([payer.name, payer.email]);
  return withoutBlanks([
    billing.company,
    joined([billing.title, billing.firstName, billing.lastName], ' '),
    billing.address,
    joined([billing.zipCode, billing.city, billing.state], ' '),
    billing.country,
    billing.email,
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
