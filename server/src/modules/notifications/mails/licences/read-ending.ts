import { renewalOf } from '#domain/licences/renewal.ts';
import { formatLongDate, localDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { findLicence, readLicences } from '#server/modules/licences/index.ts';
import type { Owed } from '../mail.ts';

type Ids = { licenceId: string };

export type EndingLicence = {
  name: string;
  profession: string;
  number: string;
  /** '31 December 2027', its last day. */
  lastDay: string;
  /** A renewed one waits to be looked at. */
  isLookedAt: boolean;
  href: string;
};

/** Its person, once for each licence. */
export const toItsPerson = async (ctx: Ctx, { licenceId }: Ids): Promise<Owed<Ids>[]> => {
  const licence = await findLicence(ctx.db, licenceId);
  const user = licence && (await findUser(ctx.db, licence.userId));
  return user ? [{ recipient: user.email, about: licenceId, data: { licenceId } }] : [];
};

/** Nothing where it was renewed meanwhile. */
export const readEnding = async (ctx: Ctx, { licenceId }: Ids): Promise<EndingLicence | null> => {
  const licence = await findLicence(ctx.db, licenceId);
  const user = licence && (await findUser(ctx.db, licence.userId));
  if (!user || licence.state !== 'accepted' || !licence.expiresOn) return null;
  const renewal = renewalOf(licence, await readLicences(ctx.db, licence.userId));
  if (renewal === 'accepted') return null;
  return {
    name: user.firstName,
    profession: licence.profession,
    number: licence.number,
    lastDay: formatLongDate(localDate(licence.expiresOn)),
    isLookedAt: renewal === 'awaiting',
    href: `${ctx.ports.publicUrl}/profile/licence`,
  };
};

export const factsOf = ({ profession, number, lastDay }: EndingLicence) => [
  { label: 'Profession', value: profession },
  ...(number ? [{ label: 'Number', value: number }] : []),
  { label: 'Last day', value: lastDay },
];
