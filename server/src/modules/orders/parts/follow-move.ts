import { movedDueDate } from '#domain/plans/moved-due-date.ts';
import type { Breakdown } from '#domain/pricing/breakdown.ts';
import { addDays, daysBetween, type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Course, daysMovedSince } from '#server/modules/catalogue/index.ts';
import { listObligations, type Obligation, setDueOn } from '#server/modules/payments/index.ts';
import { offerOf } from '../lines/price-lines.ts';
import type { Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';
import { isOpenPart } from './order-figures.ts';

type Runs = { from: Course; to: Course };
type DueDate = Pick<Obligation, 'id' | 'sequence'> & { was: LocalDate; becomes: LocalDate };

/** The new due dates of what is open and hangs on the start: it keeps its distance to the course. */
export const dueDatesAfterMove = (
  ctx: Pick<Ctx, 'now' | 'ports'>,
  open: readonly Obligation[],
  { from, to }: Runs,
): DueDate[] => {
  const [was, becomes] = [offerOf(ctx, from).offer, offerOf(ctx, to).offer];
  if (!was.startDate || !becomes.startDate) return [];
  const days = daysBetween(was.startDate, becomes.startDate);
  const named = was.options.installments?.plan.map(({ dueOn }) => dueOn) ?? [];
  return open.flatMap(({ id, sequence, ...part }) => {
    const dueOn = localDate(part.dueOn);
    if (sequence === 0 || named.includes(dueOn)) return [];
    return {
      id,
      sequence,
      was: dueOn,
      becomes: movedDueDate({ agreedOn: dueOn, dueOn, days, today: becomes.today }),
    };
  });
};

/**
 * Moves them, and answers the breakdown in which they are agreed from now on. A later postponement counts from there
 * with all moves of its run since the order was placed, so what that run was moved before is left out.
 */
export const followMove = async (ctx: Ctx, order: Order, runs: Runs): Promise<Breakdown | null> => {
  const { breakdown, placedAt } = order;
  if (!breakdown || !placedAt) return breakdown;
  const open = (await listObligations(ctx.db, ownerOf(order))).filter(isOpenPart);
  const dates = dueDatesAfterMove(ctx, open, runs);
  if (dates.length === 0) return breakdown;
  for (const { id, becomes } of dates) await setDueOn(ctx.db, id, becomes);
  const moved = await daysMovedSince(ctx.db, { courseId: runs.to.id, since: placedAt });
  const parts = breakdown.parts.map((part) => {
    const date = dates.find(({ sequence }) => sequence === part.sequence);
    return date ? { ...part, dueOn: addDays(date.becomes, -moved) } : part;
  });
  return { ...breakdown, parts };
};
