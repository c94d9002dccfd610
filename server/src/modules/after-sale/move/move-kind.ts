import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { eur } from '#domain/money/money.ts';
import { agreedParts } from '#domain/policies/moving.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { daysMovedSince, getCourse, type Run } from '../../catalogue/index.ts';
import { giveBack, isLiveLine, kindOf, type Line, moveLine, ownerOf } from '../../orders/index.ts';
import { raiseAction } from '../../payments/index.ts';
import { lockSeats, releaseSeat } from '../../seats/index.ts';
import { afterSaleEvents } from '../after-sale.events.ts';
import { type LineChange, updateChange } from '../after-sale.repository.ts';
import type { ChangeAtHand, ChangeKind, Verdict } from '../changes/change-kind.ts';
import { licenceObstacleOn } from './licence-on.ts';
import { livePlaces, priceOn } from './price-on.ts';

const refused = (reason: string): Verdict => ({ accepted: false, reason });

/** Another run of the same series: the seats there are taken before those that the line has are free. */
export const moveKind: ChangeKind = {
  title: 'Change of date',
  takesLateMoney: true,

  async carryOut(ctx, at) {
    const { line, to, obstacle } = await readMove(ctx, at);
    if (obstacle || !line) return refused(obstacle ?? 'The place that was to be moved was given up');
    const price = await agreedPrice(ctx, { ...at, line, to });
    const kind = kindOf(ctx, to);
    const moved = { ...line, courseId: to.id };
    if (!(await kind.hold(ctx, moved))) return refused('No seat was left on the new date');
    await kind.release(ctx, line, `Moved to ${to.code}`);
    if (!(await kind.confirm(ctx, moved, at.order)))
      throw new Error(`line ${line.id} holds no seat on the run that it goes to`);
    await moveLine(ctx, at.order, { line, to, price });
    const back = eur(at.change.refundEur);
    if (back > 0) await giveBack(ctx, at.order, { eur: back, reason: 'The new date costs less' });
    await updateChange(ctx.db, at.change.id, { state: 'done', doneAt: ctx.now });
    await tellOfLicence(ctx, { ...at, line, to });
    await announce(ctx, afterSaleEvents['line.moved'], { orderId: at.order.id, changeId: at.change.id });
    return { accepted: true, isTold: true };
  },

  async letGo(ctx, { order, change }) {
    const line = order.lines.find(({ id }) => id === change.lineId);
    const courseId = targetOf(change);
    for (const { id: placeId } of line?.places ?? []) await releaseSeat(ctx, { courseId, placeId });
  },
};

const targetOf = ({ id, toCourseId }: LineChange): string => {
  if (!toCourseId) throw new Error(`the change ${id} leads to no course`);
  return toCourseId;
};

/** Both runs are locked, in the order of their ids; what stands in the way is read after that. */
const readMove = async (ctx: Ctx, { order, change }: ChangeAtHand) => {
  const toId = targetOf(change);
  for (const id of [change.fromCourseId, toId].toSorted()) await lockSeats(ctx.db, id);
  const to = await getCourse(ctx.db, toId, RUN_KINDS);
  const found = order.lines.find(({ id }) => id === change.lineId);
  const stands = order.state === 'confirmed' && found?.courseId === change.fromCourseId && isLiveLine(found);
  const line = found && stands ? livePlaces(found) : null;
  const obstacle = line && (await findObstacle(ctx, { change, line, to }));
  return { line, to, obstacle };
};

const findObstacle = async (
  ctx: Ctx,
  { change, line, to }: { change: LineChange; line: Line; to: Run },
): Promise<string | null> => {
  if ((await daysMovedSince(ctx.db, { courseId: to.id, since: change.askedAt })) !== 0)
    return 'The new date has been moved itself meanwhile';
  return kindOf(ctx, to).findObstacle(ctx, { ...line, courseId: to.id });
};

type Moving = ChangeAtHand & { line: Line; to: Run };

/**
 * It was asked when the move was, and may be lost hours later, or be another person's: what was agreed and paid is carried out
 * all the same, and staff are told that its licence is not proved.
 */
const tellOfLicence = async (ctx: Ctx, { order, change, line, to }: Moving): Promise<void> => {
  const obstacle = change.licenceSeen ? null : await licenceObstacleOn(ctx, { line }, to);
  if (!obstacle) return;
  await raiseAction(ctx, {
    kind: 'licence-unproved',
    dedupeKey: `licence-unproved:${change.id}`,
    owner: ownerOf(order),
    message: `${order.reference} was moved to ${to.code} as it was agreed and paid, but its license is not proved any more. ${obstacle}`,
  });
};

/** What was agreed stands, whatever the run costs by now. */
const agreedPrice = async (ctx: Ctx, { order, change, line, to }: Moving) => {
  const price = eur((line.priceEur ?? 0) + change.differenceEur);
  return agreedParts(await priceOn({ ...ctx, now: change.askedAt }, { order, line }, to), price);
};
