import { MOMENT_KINDS, type Moment } from '#contracts/people/person-timeline.ts';
import { CERTIFICATES, ENQUIRIES, ORDERS, PAYMENT_CASES, USERS } from '#web/lib/office-paths.ts';
import { declareList, oneOf, page } from '#web/lists/list-address.ts';

export const timelineOf = (id: string) =>
  declareList(`${USERS}/${id}`, { kind: oneOf(MOMENT_KINDS), cursor: page() });
export type Timeline = ReturnType<typeof timelineOf>;

export const kindWords: Readonly<Record<Moment['kind'], string>> = {
  order: 'Orders',
  case: 'Payment cases',
  learning: 'Learning',
  certificate: 'Certificates',
  letter: 'Letters',
  enquiry: 'Enquiries',
  login: 'Logins',
  audit: 'Changes',
};

const PAGES: Partial<Record<Moment['kind'], (ref: string) => string>> = {
  order: (ref) => `${ORDERS}/${ref}`,
  learning: (ref) => `${ORDERS}/${ref}`,
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

/** `user.changed` and `order-confirmed` as they are said. */
const spaced = (text: string) => text.slice(text.indexOf('.') + 1).replaceAll('-', ' ');
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What happened, and what is linked within it. */
const SAID: Readonly<
  Record<Moment['kind'], (moment: Moment) => { before: string; name: string; after: string }>
> = {
  order: ({ title, what }) => ({ before: 'Order', name: title, after: what }),
  case: ({ title }) => ({ before: 'Payment case', name: title, after: 'was made' }),
  learning: ({ what, title }) => ({ before: LEARNED[what] ?? '', name: title, after: '' }),
  certificate: ({ title, what }) => ({ before: 'Certificate', name: title, after: what }),
  letter: ({ title, what }) => ({ before: 'Letter', name: spaced(title), after: what }),
  enquiry: ({ title, what }) => ({ before: 'Enquiry', name: title || 'of no course', after: what }),
  login: ({ title }) => ({ before: 'Logged in with', name: title, after: '' }),
  audit: ({ what, by }) => ({ before: '', name: sentence(spaced(what)), after: by && `by ${by}` }),
};

export const wordsOf = (moment: Moment) => SAID[moment.kind](moment);
