import { DEFAULT_HOLD_MINUTES } from '#domain/seats/seats.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Course } from '#server/modules/catalogue/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { kindOf } from '../orders.ports.ts';
import type { Order } from '../orders.repository.ts';

const MOMENT_MS = DEFAULT_HOLD_MINUTES * 60_000;

/** That nothing is left. Only who began a moment ago, when something was, hears that it went meanwhile. */
export const soldOut = ({ now }: Pick<Ctx, 'now'>, begun?: Pick<Order, 'createdAt'>): AppError => {
  const wasLeft = begun && now.getTime() - begun.createdAt.getTime() < MOMENT_MS;
  return new AppError('no-seat-left', wasLeft ? { message: 'The last seat has just been taken.' } : {});
};

/** That a course can be bought now, said before anything is asked of who would like to. */
export const requireLeft = async (
  ctx: Pick<Ctx, 'now' | 'ports'> & { db: Tx | Db },
  course: Course,
  begun?: Pick<Order, 'createdAt'>,
): Promise<void> => {
  const kind = kindOf(ctx, course);
  kind.requireOpen(course, ctx.now);
  if (!(await kind.isLeft(ctx.db, course))) throw soldOut(ctx, begun);
};
