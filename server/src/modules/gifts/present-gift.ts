import type { GiftView } from '#contracts/gifts/gifts.ts';
import { canTakeBack, giftState } from '#domain/orders/gift-state.ts';
import type { Ctx } from '#server/calls/context.ts';
import { findUser } from '../identity/index.ts';
import { claimUrl, previewAllBack, requireKind, type Standing } from '../orders/index.ts';
import { type Gathered, versionOf, waitingOf } from './gather-gift.ts';

type Asked = Pick<Ctx, 'db' | 'now' | 'ports'>;

/** What a giver sees of their gift. */
export const presentGift = async (ctx: Asked, gathered: Gathered): Promise<GiftView> => {
  const { gift, order, standings, email, facts } = gathered;
  const canChange = facts.isOrderConfirmed && waitingOf(gathered).length > 0;
  return {
    reference: order.reference,
    state: giftState(facts),
    email: email ?? '',
    message: gift.message,
    sendOn: gift.sendOn,
    sentAt: toText(gift.sentAt),
    openedAt: toText(gift.openedAt),
    claimedAt: toText(gift.claimedAt),
    takenBackAt: toText(gift.takenBackAt),
    courses: await Promise.all(standings.map((one) => presentCourse(ctx, one))),
    claimUrl: canChange && email === null ? linkOf(ctx, gathered) : null,
    canChange,
    takeBack: canTakeBack(facts) ? await backOf(ctx, order) : null,
  };
};

const backOf = async ({ db }: Asked, order: Gathered['order']) => {
  const { moneyEur, moneyAed, creditEur } = await previewAllBack(db, order);
  return { refundEur: moneyEur, refundAed: moneyAed, creditEur };
};

const toText = (at: Date | null) => at?.toISOString() ?? null;

/** The link to what waits of a gift; null where nothing does. */
export const linkOf = ({ ports }: Pick<Ctx, 'ports'>, gathered: Gathered): string | null => {
  const version = versionOf(gathered);
  return version === null ? null : claimUrl(ports, { order: gathered.order, version });
};

const presentCourse = async (
  ctx: Asked,
  { course, place, state }: Standing,
): Promise<GiftView['courses'][number]> => {
  const { kind, slug, code, title, startDate, venueTimezone } = requireKind(ctx.ports, course.kind).describe(
    course,
  ).course;
  const person = place.userId ? await findUser(ctx.db, place.userId) : undefined;
  const claimedBy = person ? `${person.firstName} ${person.lastName}`.trim() : null;
  return { kind, slug, code, title, startDate, venueTimezone, state, claimedBy };
};
