import type { LocalDate } from '#domain/time/local-date.ts';

export type ErasureFacts = {
  /** Null where nobody had asked for it. */
  askedOn: LocalDate | null;
  erasedOn: LocalDate;
  /** Nobody had used it for long, which a rule asks for. */
  isUnused: boolean;
  hasOrders: boolean;
  hasCertificates: boolean;
  href: string;
};

export const GONE = [
  'Your name, your addresses and your phone numbers in your account',
  'Your password and every other way to log in',
  'Your photo, your profession and your license',
  'Your cart, your wishlist, your notes and what you handed in',
  'Your questions and your reviews',
];

/** Each with why; an end is named only where something brings it about. */
export const keptOf = ({ hasOrders, hasCertificates }: ErasureFacts): string[] => [
  ...(hasOrders
    ? [
        'Your orders and payments, by a made-up name: tax law asks for our books.',
        'Receipts and credit notes as they were issued, with your name: tax law asks for them for years, and a numbered paper is not taken out of our books after that either.',
      ]
    : []),
  ...(hasCertificates
    ? [
        'Your certificates and what they rest on, by a made-up name: whoever holds the paper can have its number checked for as long as it is valid.',
      ]
    : []),
  'That you were erased and when, by a made-up name: we have to be able to show it.',
  'Copies of our backups, until they are replaced in their turn. Nobody reads them unless something has to be restored, and then you are erased again.',
];
