import type { RateMicro } from '#domain/money/money.ts';
import {
  type AskedAmount,
  askedAmountText,
  askedText,
  type CaseFacts,
  caseTopic,
  paidText,
  rateFact,
} from '#emails/case-words.ts';
import type { Fact, Letter } from '#emails/letter.ts';
import { type Amount, greeting, type OpenPart, openPartsList } from '#emails/words.ts';

export type CaseLink = CaseFacts & {
  seller: { legalName: string; taxRegistrationNumber: string };
  description: string;
  asked: AskedAmount;
  rate: RateMicro;
  /** 1 is paid at once. */
  numberOfParts: number;
  /** The parts that a decided total is split into, a month apart; none once a part is paid. */
  plannedParts: Amount[];
  paid: Amount;
  /** What is left after a first payment. */
  openParts: OpenPart[];
  /** '26 November 2026, 14:00 in Dubai'. */
  validUntil: string;
  attendees: { name: string; email: string }[];
  courses: { title: string; code: string }[];
};

export const caseLinkLetter = (data: CaseLink): Letter => ({
  subject: `Payment request of ${data.seller.legalName}: ${data.title}`,
  heading: 'A payment request for you',
  paragraphs: [
    greeting(data.name),
    `${data.seller.legalName} asks you for a payment. You need no account: the link below leads to the details and to the card page.`,
    ...(data.numberOfParts > 1 ? [partsNote(data.numberOfParts)] : []),
  ],
  facts: [
    { label: 'From', value: data.seller.legalName },
    { label: 'TRN', value: data.seller.taxRegistrationNumber },
    ...caseTopic(data),
    ...amountFacts(data),
    { label: 'Valid until', value: data.validUntil },
  ].filter(({ value }) => value !== ''),
  lists: [...partsLists(data), ...peopleLists(data)],
  ...(data.description !== '' && { quote: { title: 'What it is about', text: data.description } }),
  action: { label: 'Pay securely', href: data.linkUrl },
  closing: [
    'Whoever has this link can see the request and pay it: please hand it on only to who pays for you.',
    `Is the amount or the person wrong, or did you not expect this? Tell us on the page, or write to ${data.contactEmail}`,
  ],
});

const partsNote = (count: number) =>
  `It is paid in ${count} parts, a month apart. Paying the first begins the plan, and this same link pays each of the others.`;

const amountFacts = ({ asked, currency, rate, paid }: CaseLink): Fact[] => [
  { label: 'Amount', value: askedAmountText(asked, currency) },
  ...(currency === 'EUR' ? [rateFact(rate)] : []),
  ...(paid.aed > 0 ? [{ label: 'Paid so far', value: paidText(paid, currency) }] : []),
];

const partsLists = ({ currency, plannedParts, openParts }: CaseLink) => {
  if (plannedParts.length < 2) return openPartsList(openParts, (amount) => askedText(amount, currency));
  const items = plannedParts.map((part, months) => `${monthsLater(months)}: ${askedText(part, currency)}`);
  return [{ title: 'The payments', items }];
};

const monthsLater = (months: number): string => {
  if (months === 0) return 'First';
  return months === 1 ? 'A month later' : `${months} months later`;
};

const peopleLists = ({ attendees, courses }: CaseLink) =>
  [
    { title: 'Courses', items: courses.map(({ title, code }) => `${title} (${code})`) },
    { title: 'Attendees', items: attendees.map(({ name, email }) => `${name}, ${email}`) },
  ].filter(({ items }) => items.length > 0);
