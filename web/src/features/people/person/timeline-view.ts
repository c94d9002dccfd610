import type { Moment } from '#contracts/people/person-timeline.ts';
import { eurText } from '#web/lib/format.ts';
import { CERTIFICATES, ENQUIRIES, ORDERS, PAYMENT_CASES } from '#web/lib/office-paths.ts';

export const kindWords: Readonly<Record<Moment['kind'], string>> = {
  order: 'Orders',
  payment: 'Payments',
  refund: 'Refunds',
  case: 'Payment cases',
  learning: 'Learning',
  attendance: 'Attendance',
  certificate: 'Certificates',
  letter: 'Letters',
  enquiry: 'Enquiries',
  login: 'Logins',
  audit: 'Changes',
};

const PAGES: Partial<Record<Moment['kind'], (ref: string) => string>> = {
  order: (ref) => `${ORDERS}/${ref}`,
  payment: (ref) => `${ORDERS}/${ref}`,
  refund: (ref) => `${ORDERS}/${ref}`,
  learning: (ref) => `${ORDERS}/${ref}`,
  attendance: (ref) => `${ORDERS}/${ref}`,
  case: (ref) => `${PAYMENT_CASES}?case=${ref}`,
  certificate: (ref) => `${CERTIFICATES}/${ref}`,
  enquiry: (ref) => `${ENQUIRIES}/${ref}`,
};

export const pageOf = ({ kind, ref }: Moment): string | undefined =>
  ref === null ? undefined : PAGES[kind]?.(ref);

const LEARNED: Readonly<Record<string, string>> = {
  enrolled: 'Enrolled in',
  ended: 'No longer enrolled in',
  begun: 'Began',
  finished: 'Finished',
};

const ATTENDED: Readonly<Record<string, string>> = {
  present: 'Came to',
  left: 'Left before the end',
  absent: 'Was not at',
};

const MOVED: Readonly<Record<string, string>> = {
  received: 'Paid',
  refunded: 'Gave back',
  returned: 'A refund came back from the bank:',
};

/** '€725.00', whichever way it went. */
const sumOf = ({ what, eur }: Moment) => `${MOVED[what] ?? ''} ${eurText(Math.abs(eur ?? 0))}`;
const byWhom = (by: string) => by && `by ${by}`;

/** `user.changed` and `order-confirmed` as they are said. */
const spaced = (text: string) => text.slice(text.indexOf('.') + 1).replaceAll('-', ' ');
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What happened, and what is linked within it. */
const SAID: Readonly<
  Record<Moment['kind'], (moment: Moment) => { before: string; name: string; after: string }>
> = {
  order: ({ title, what }) => ({ before: 'Order', name: title, after: what }),
  payment: (moment) => ({ before: `${sumOf(moment)} for`, name: moment.title, after: '' }),
  refund: (moment) => ({ before: `${sumOf(moment)} of`, name: moment.title, after: '' }),
  case: (moment) =>
    moment.eur === null
      ? { before: 'Payment case', name: moment.title, after: 'was made' }
      : { before: `${sumOf(moment)}, payment case`, name: moment.title, after: '' },
  learning: ({ what, title }) => ({ before: LEARNED[what] ?? '', name: title, after: '' }),
  attendance: ({ what, title, by }) => ({
    before: ATTENDED[what] ?? '',
    name: title,
    after: by && `(noted by ${by})`,
  }),
  certificate: ({ title, what }) => ({ before: 'Certificate', name: title, after: what }),
  letter: ({ title, what }) => ({ before: 'Letter', name: spaced(title), after: what }),
  enquiry: ({ title, what }) => ({ before: 'Enquiry', name: title || 'of no course', after: what }),
  login: ({ title }) => ({ before: 'Logged in with', name: title, after: '' }),
  audit: ({ what, by }) => ({ before: '', name: sentence(spaced(what)), after: byWhom(by) }),
};

export const wordsOf = (moment: Moment) => SAID[moment.kind](moment);

/** `firstName` as it is said. */
export const fieldWords = (field: string): string =>
  FIELDS[field] ?? sentence(field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
const FIELDS: Readonly<Record<string, string>> = { licenceNumber: 'License number', zipCode: 'ZIP code' };
