import {
  isLicenceObstacle,
  type LicenceObstacle,
  licenceStanding,
} from '#domain/licences/licence-standing.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { readLicences } from '#server/modules/licences/index.ts';
import type { OfferedLine } from '../lines/price-lines.ts';
import type { Order } from '../orders.repository.ts';

const WORDS: Readonly<Record<LicenceObstacle, string>> = {
  none: 'asks for a license of your profession. Please hand yours in under License in your profile; we look at it and write to you.',
  refused: 'asks for a license, and yours was refused. Please hand in another under License in your profile.',
  expired:
    'asks for a license that is good until its last day, and yours ends before. Please hand in a renewed one under License in your profile.',
  'wrong-profession':
    'is for other professions than the one that your license is for. Please hand in one of these under License in your profile, or write to us.',
};

type Asked = Pick<Ctx, 'db'>;

/** How a person stands for each of these courses, by its id. Those that ask for no licence are not among them. */
export const licenceStandings = async ({ db }: Asked, userId: string, offered: readonly OfferedLine[]) => {
  const asking = offered.filter(({ offer }) => offer.licence.professions.length > 0);
  const licences = asking.length > 0 ? await readLicences(db, userId) : [];
  return new Map(asking.map(({ course, offer }) => [course.id, licenceStanding(offer.licence, licences)]));
};

/**
 * That a person has what these courses ask of their profession, or has handed it in: then it says that they wait for it.
 * Asks nothing of the database where no course asks.
 */
export const requireLicences = async (
  ctx: Asked,
  userId: string,
  offered: readonly OfferedLine[],
): Promise<'clear' | 'awaiting'> => {
  const standings = await licenceStandings(ctx, userId, offered);
  for (const { course } of offered) {
    const standing = standings.get(course.id) ?? 'not-asked';
    if (isLicenceObstacle(standing))
      throw new AppError('wrong-state', { message: `${course.title} ${WORDS[standing]}` });
  }
  return [...standings.values()].includes('awaiting') ? 'awaiting' : 'clear';
};

/** The courses of an order that its buyer takes part in: what is for others is asked of them. */
export const ownOf = ({ lines, userId }: Order, offered: readonly OfferedLine[]): OfferedLine[] =>
  offered.filter(({ course }) =>
    lines.some((line) => line.courseId === course.id && line.places.some((place) => place.userId === userId)),
  );

/** Placed, and its seats held, while somebody looks at the licence of its person: nothing of it is paid until then. */
export const isLookedAt = ({ state, licence }: Pick<Order, 'state' | 'licence'>): boolean =>
  state === 'placed' && licence === 'awaiting';

export const HELD_MEANWHILE =
  'Your seat is held while we look at your license. We write to you when you can pay.';
