import { keptUntil } from '#domain/privacy/kept-until.ts';
import { formatLongDate, type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { Letter } from '#emails/letter.ts';
import type { Ctx } from '#server/calls/context.ts';
import { countCertificatesOf } from '#server/modules/certification/index.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { figuresOfPeople } from '#server/modules/orders/index.ts';
import { findLastRequestOf } from '#server/modules/privacy/index.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import type { Template } from '../mail.ts';

type Facts = {
  /** Null where nobody had asked for it. */
  askedOn: LocalDate | null;
  erasedOn: LocalDate;
  /** Nobody had used it for long, which a rule asks for. */
  isUnused: boolean;
  hasOrders: boolean;
  hasCertificates: boolean;
  href: string;
};

const dayOf = (at: Date): LocalDate => localDate(localDateIn(at, ACADEMY_ZONE));

type Ids = { userId: string; why: string };

const readFacts = async ({ db, now, ports }: Ctx, { userId, why }: Ids): Promise<Facts | null> => {
  const user = await findUser(db, userId);
  if (!user?.erasedAt) return null;
  const request = await findLastRequestOf(db, userId);
  const people = [userId];
  const ordered = await figuresOfPeople(db, { people, today: localDateIn(now, ACADEMY_ZONE) });
  return {
    askedOn: request?.outcome === 'erased' ? dayOf(request.askedAt) : null,
    erasedOn: dayOf(user.erasedAt),
    isUnused: why === 'unused',
    hasOrders: (ordered.get(userId)?.orders ?? 0) > 0,
    hasCertificates: ((await countCertificatesOf(db, people)).get(userId) ?? 0) > 0,
    href: `${ports.publicUrl}/privacy`,
  };
};

const GONE = [
  'Your name, your addresses and your phone numbers in your account',
  'Your password and every other way to log in',
  'Your photo, your profession and your license',
  'Your cart, your wishlist, your notes and what you handed in',
  'Your questions and your reviews',
];

/** Each with why and until when. */
const keptOf = ({ hasOrders, hasCertificates, erasedOn }: Facts): string[] => [
  ...(hasOrders
    ? [
        'Your orders and payments, by a made-up name: tax law asks for our books.',
        `Receipts and credit notes as they were issued, with your name: tax law asks for them, until ${formatLongDate(keptUntil(erasedOn))} at the latest.`,
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

const whyErased = ({ askedOn, erasedOn, isUnused }: Facts): string => {
  const day = formatLongDate(erasedOn);
  if (askedOn)
    return `On ${formatLongDate(askedOn)} you asked us to erase your account and your data. We have done so on ${day}.`;
  return isUnused
    ? `Nobody has used your account for a long time, and we keep no data that nobody needs. So on ${day} we have erased it and your data.`
    : `On ${day} we have erased your account and your data.`;
};

/** To the address that somebody had until they were erased; nobody can be told there any more once it has left. */
export const erasureDone: Template<Ids, Facts> = {
  template: 'erasure-done',
  read: readFacts,
  write: (facts): Letter => ({
    subject: 'Your account is erased',
    heading: 'Your account is erased',
    paragraphs: [
      whyErased(facts),
      'This is our last letter to this address. Once it has left, we do not know the address any more.',
    ],
    lists: [
      { title: 'What is gone', items: GONE },
      { title: 'What we have to keep', items: keptOf(facts) },
    ],
    action: { label: 'How we keep data', href: facts.href },
    closing: [
      'Nobody can log in to the account or bring it back. You can open a new one with this address at any time.',
      'Where you do not agree, you can complain to the supervisory authority for data protection of your country.',
    ],
  }),
};
