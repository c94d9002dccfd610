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

export const requireOpen = (ctx: Pick<Ctx, 'now' | 'ports'>, course: Course): void => {
  if (!kindOf(ctx, course).isOpen(course, ctx.now)) throw new AppError('not-enrollable');
};

type Asked = Pick<Ctx, 'caller' | 'now' | 'ports'> & { db: Tx | Db };

/** What keeps whoever asks from buying a course now. */
export const findHindrance = async (ctx: Asked, course: Course): Promise<'closed' | 'full' | null> => {
  const kind = kindOf(ctx, course);
  if (!kind.isOpen(course, ctx.now)) return 'closed';
  return (await kind.isLeft(ctx.db, course, ctx.caller.user?.id ?? null)) ? null : 'full';
};

/** That a course can be bought now, said before anything is asked of who would like to. */
export const requireLeft = async (
  ctx: Asked,
  course: Course,
  begun?: Pick<Order, 'createdAt'>,
): Promise<void> => {
  const hindrance = await findHindrance(ctx, course);
  if (hindrance === 'closed') throw new AppError('not-enrollable');
  if (hindrance === 'full') throw soldOut(ctx, begun);
};
