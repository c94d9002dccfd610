import { eur, rateMicro, toAed } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import {
  findPassOn,
  type PassOn,
  payableUntil,
  seatOfGiver,
  stateOfPassOn,
} from '#server/modules/after-sale/index.ts';
import { requireUser } from '#server/modules/identity/index.ts';
import { claimUrl, isOpenPart, ORDER_KIND } from '#server/modules/orders/index.ts';
import { runFactsOf } from '../course-facts.ts';
import { obligationsOf, orderOf, runOf, settingsOf } from '../facts.ts';
import type { Owed } from '../mail.ts';
import { momentIn } from '../read-sale.ts';

export type PassOnIds = { changeId: string };

const requirePassOn = async ({ db }: Ctx, { changeId }: PassOnIds): Promise<PassOn> => {
  const passOn = await findPassOn(db, changeId);
  if (!passOn) throw new Error(`the passing on ${changeId} has gone`);
  return passOn;
};

/** What the letters about a seat that is passed on have in common. */
export const readPassOn = async (ctx: Ctx, ids: PassOnIds) => {
  const passOn = await requirePassOn(ctx, ids);
  const order = await orderOf(ctx, passOn.orderId);
  if (!order) throw new Error(`the order ${passOn.orderId} has gone`);
  const giver = await requireUser(ctx.db, order.userId);
  const course = await runOf(ctx, passOn.fromCourseId);
  const { contact } = await settingsOf(ctx);
  const orderUrl = `${ctx.ports.publicUrl}/orders/${order.reference}`;
  const moment = (at: Date | null) => at && momentIn(course.zone, at);
  const owed = await obligationsOf(ctx, { kind: ORDER_KIND, id: order.id });
  return {
    state: stateOfPassOn(passOn),
    giver: `${giver.firstName} ${giver.lastName}`.trim(),
    colleague: { name: `${passOn.firstName} ${passOn.lastName}`, email: passOn.email },
    reference: order.reference,
    course: runFactsOf(course),
    fee: { eur: passOn.feeEur, aed: toAed(eur(passOn.feeEur), rateMicro(order.rateMicro ?? 1)) },
    /** Until when it can be accepted, or the fee be paid. */
    until: moment(passOn.holdEndsAt),
    payUntil: moment(payableUntil(passOn)),
    isKept: (await seatOfGiver(ctx, { order, change: passOn })).seat !== null,
    hasOpenParts: owed.some(isOpenPart),
    claimUrl: linkOf(ctx, { order, passOn }),
    orderUrl,
    changeUrl: `${orderUrl}/lines/${passOn.lineId}/change?act=pass-on`,
    contactEmail: contact.email,
  };
};

type Found = { order: NonNullable<Awaited<ReturnType<typeof orderOf>>>; passOn: PassOn };

const linkOf = ({ ports }: Ctx, { order, passOn: { toPlaceId } }: Found): string | null => {
  const place = order.lines.flatMap(({ places }) => places).find(({ id }) => id === toPlaceId);
  return place ? claimUrl(ports, { order, version: place.claimVersion }) : null;
};

/** Whose seat it is, or was. */
export const toGiver = async (ctx: Ctx, { changeId }: PassOnIds): Promise<Owed<PassOnIds>[]> => {
  const { orderId } = await requirePassOn(ctx, { changeId });
  const order = await orderOf(ctx, orderId);
  if (!order) return [];
  const { email } = await requireUser(ctx.db, order.userId);
  return [{ recipient: email, about: changeId, data: { changeId } }];
};

/** Who is invited to it; `about` tells one letter from the next. */
export const toColleague = async (
  ctx: Ctx,
  { changeId }: PassOnIds,
  about: string,
): Promise<Owed<PassOnIds>[]> => {
  const { email } = await requirePassOn(ctx, { changeId });
  return [{ recipient: email, about, data: { changeId } }];
};
