import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { courseDirectory } from '#server/modules/catalogue/index.ts';
import { requireOrder } from '../orders.policy.ts';
import { requireKind } from '../orders.ports.ts';
import { lockOrder, type Order, updateOrder } from '../orders.repository.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Gives a transfer that is on its way some days more. */
export const extendHold = async (
  ctx: Ctx,
  { reference, days }: { reference: string; days: number },
): Promise<void> => {
  const { id } = await requireOrder(ctx.db, reference);
  const order = await lockOrder(ctx.db, id);
  const { holdEndsAt } = order;
  if (order.state !== 'placed' || order.method !== 'bank' || !holdEndsAt)
    throw new AppError('wrong-state', { message: 'This order does not wait for a transfer.' });
  const until = new Date(holdEndsAt.getTime() + days * DAY_MS);
  await requireBeforeStart(ctx, order, until);
  for (const line of order.lines)
    if (!(await requireKind(ctx.ports, line.kind).extend(ctx, line, until)))
      throw new AppError('wrong-state');
  await updateOrder(ctx.db, order, { set: { holdEndsAt: until } });
  await recordAudit(ctx, {
    action: 'order.hold-extended',
    objectKind: 'order',
    objectId: id,
    before: { holdEndsAt },
    after: { holdEndsAt: until },
  });
};

/** Staff may wait longer than the rules do, but nobody sits on a course that has begun. */
const requireBeforeStart = async (ctx: Ctx, { lines }: Order, until: Date) => {
  const directory = await courseDirectory(
    ctx.db,
    lines.map(({ courseId }) => courseId),
    RUN_KINDS,
  );
  const isTooLong = [...directory.values()].some(({ startsAt }) => startsAt && until > startsAt);
  if (isTooLong)
    throw new AppError('wrong-state', { message: 'A seat cannot be held beyond the start of its course.' });
};
