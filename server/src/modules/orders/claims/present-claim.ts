import type { ClaimedCourse, ClaimView } from '#contracts/orders/claims.ts';
import { requiredConfirmations } from '#domain/checkout/eligibility.ts';
import type { LicenceStanding } from '#domain/licences/licence-standing.ts';
import type { Ctx } from '#server/calls/context.ts';
import { requireUser } from '#server/modules/identity/index.ts';
import { confirmationKey } from '../checkout/require-all-agreed.ts';
import { offerOf } from '../lines/price-lines.ts';
import { kindOf } from '../orders.ports.ts';
import type { Order } from '../orders.repository.ts';
import { licenceStandings } from '../placing/check-licence.ts';
import { describeInvitation, stateOfInvitation } from './describe-invitation.ts';
import { invitedBy } from './invited-places.ts';
import { type Standing, standingsOf } from './standings-of.ts';

type Asked = Pick<Ctx, 'db' | 'now' | 'caller' | 'ports'>;

type Licences = ReadonlyMap<string, LicenceStanding>;

const CLOSED = ['replaced', 'taken-back', 'declined', 'lapsed'] as const;

/** What whoever holds a link is told of it. */
export const presentClaim = async (
  ctx: Asked,
  found: { order: Order; version: number },
): Promise<ClaimView> => {
  const { order, version } = found;
  const standings = await standingsOf(ctx, invitedBy(order, version), ctx.caller.user?.id ?? null);
  const said = await describeInvitation(ctx, found);
  const state = stateOfInvitation(standings, said);
  if (CLOSED.some((closed) => closed === state)) return { state, invitation: null };
  const giver = await requireUser(ctx.db, order.userId);
  const licences = await licencesFor(ctx, standings);
  const claimed = standings.filter((one) => one.state === 'claimed');
  return {
    state,
    invitation: {
      reference: order.reference,
      kind: said.kind,
      from: `${giver.firstName} ${giver.lastName}`.trim(),
      message: said.message,
      email: standings[0]?.place.email ?? '',
      courses: standings.map((one) => presentCourse(ctx, one, licences)),
      claimBy: firstDay(standings),
      acceptUntil: state === 'open' ? (said.until?.toISOString() ?? null) : null,
      isOwn: claimed.length > 0 && claimed.every(({ place }) => place.userId === ctx.caller.user?.id),
    },
  };
};

/** How the reader stands for what they can claim; nobody in particular has handed in nothing. */
const licencesFor = async (ctx: Asked, standings: readonly Standing[]): Promise<Licences> => {
  const open = standings.filter(({ state }) => state === 'open');
  const offered = open.map(({ course }) => offerOf(ctx, course));
  const { user } = ctx.caller;
  if (user) return licenceStandings(ctx, user.id, offered);
  const asking = offered.filter(({ offer }) => offer.licence.professions.length > 0);
  return new Map(asking.map(({ course }) => [course.id, 'none']));
};

const presentCourse = (ctx: Asked, { course, state }: Standing, licences: Licences): ClaimedCourse => {
  const { kind, slug, code, title, city, startDate, endDate, startTime, venueTimezone } = kindOf(
    ctx,
    course,
  ).describe(course).course;
  const { eligibility, licence } = offerOf(ctx, course).offer;
  const asked = state === 'open' ? requiredConfirmations(eligibility) : [];
  return {
    ...{ kind, slug, code, title, city, startDate, endDate, startTime, venueTimezone, state },
    confirmations: asked.map(({ key, label }) => ({ key: confirmationKey(slug, key), label })),
    licence: licences.get(course.id) ?? 'not-asked',
    professions: [...licence.professions],
  };
};

const firstDay = (standings: readonly Standing[]): string | null => {
  const days = standings.flatMap(({ course, state }) =>
    state === 'open' && course.kind !== 'ELearningCourse' && course.startDate ? [course.startDate] : [],
  );
  return days.toSorted()[0] ?? null;
};
