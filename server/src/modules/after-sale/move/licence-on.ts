import {
  LICENCE_STANDINGS,
  type LicenceStanding,
  licenceStanding,
} from '#domain/licences/licence-standing.ts';
import { formatLongDate, localDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Run } from '../../catalogue/index.ts';
import { readLicencesOf } from '../../licences/index.ts';
import { kindOf } from '../../orders/index.ts';
import type { LineAtHand } from '../line-at-hand.ts';
import { livePlaces } from './price-on.ts';

const SAID: Readonly<Record<Exclude<LicenceStanding, 'not-asked' | 'accepted'>, string>> = {
  awaiting: 'It is still being looked at.',
  none: 'None was handed in.',
  refused: 'It was refused.',
  expired: 'The one that was handed in ends before.',
  'wrong-profession': 'The one that was handed in is for another profession.',
};

/**
 * Why the people of a line cannot come on another date by their licences, which have to be accepted and good on its last day;
 * null where they can. Who has still to claim their place is asked then. Asks nothing of the database where the run asks for none.
 */
export const licenceObstacleOn = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'ports'>,
  { line }: Pick<LineAtHand, 'line'>,
  to: Run,
): Promise<string | null> => {
  const rule = kindOf(ctx, to).price(to, ctx.now).licence;
  const people = livePlaces(line).places.flatMap(({ userId }) => userId ?? []);
  if (rule.professions.length === 0 || people.length === 0) return null;
  const licences = await readLicencesOf(ctx.db, people);
  const standings = new Set(people.map((id) => licenceStanding(rule, licences.get(id) ?? [])));
  const worst = LICENCE_STANDINGS.find((standing) => standings.has(standing) && standing in SAID);
  if (!worst || worst === 'not-asked' || worst === 'accepted') return null;
  return `That date asks for a license that was accepted and is good until its last day, ${formatLongDate(localDate(rule.lastDay))}. ${SAID[worst]}`;
};
