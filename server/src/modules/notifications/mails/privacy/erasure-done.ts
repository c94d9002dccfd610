import { formatLongDate, type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { Letter } from '#emails/letter.ts';
import type { Ctx } from '#server/calls/context.ts';
import { countCertificatesOf } from '#server/modules/certification/index.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { figuresOfPeople } from '#server/modules/orders/index.ts';
import { findLastRequestOf } from '#server/modules/privacy/index.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import type { Template } from '../mail.ts';
import { type ErasureFacts, GONE, keptOf } from './erasure-words.ts';

const dayOf = (at: Date): LocalDate => localDate(localDateIn(at, ACADEMY_ZONE));

type Ids = { userId: string; why: string };

const readFacts = async ({ db, now, ports }: Ctx, { userId, why }: Ids): Promise<ErasureFacts | null> => {
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

const whyErased = ({ askedOn, erasedOn, isUnused }: ErasureFacts): string => {
  const day = formatLongDate(erasedOn);
  if (askedOn)
    return `On ${formatLongDate(askedOn)} you asked us to erase your account and your data. We have done so on ${day}.`;
  return isUnused
    ? `Nobody has used your account for a long time, and we keep no data that nobody needs. So on ${day} we have erased it and your data.`
    : `On ${day} we have erased your account and your data.`;
};

/** To the address that somebody had until they were erased; nobody can be told there any more once it has left. */
export const erasureDone: Template<Ids, ErasureFacts> = {
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
