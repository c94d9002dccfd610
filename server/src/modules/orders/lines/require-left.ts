import { DEFAULT_HOLD_MINUTES } from '#domain/seats/seats.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, ReadCtx } from '#server/calls/context.ts';
import type { SoldCourse } from '#server/modules/catalogue/index.ts';
import { kindOf } from '../orders.ports.ts';
import type { Order } from '../orders.repository.ts';

const MOMENT_MS = DEFAULT_HOLD_MINUTES * 60_000;

/** That nothing is left. Only who began a moment ago, when something was, hears that it went meanwhile. */
export const soldOut = ({ now }: Pick<Ctx, 'now'>, begun?: Pick<Order, 'createdAt'>): AppError => {
  const wasLeft = begun && now.getTime() - begun.createdAt.getTime() < MOMENT_MS;
  return new AppError('no-seat-left', wasLeft ? { message: 'The last seat has just been taken.' } : {});
};

export const requireOpen = (ctx: Pick<Ctx, 'now' | 'ports'>, course: SoldCourse): void => {
  if (!kindOf(ctx, course).isOpen(course, ctx.now)) throw new AppError('not-enrollable');
};

type Asked = Pick<ReadCtx, 'db' | 'now' | 'ports'>;

export type Hindrance = 'closed' | 'full';

/** What keeps somebody from buying these courses now, by their ids; what can be bought is not among them. */
export const findHindrances = async (
  ctx: Asked,
  courses: readonly SoldCourse[],
  userId: string | null,
): Promise<Map<string, Hindrance>> => {
  const hindrances = new Map<string, Hindrance>();
  for (const [kind, ofKind] of Map.groupBy(courses, (course) => kindOf(ctx, course))) {
    const open = ofKind.filter((course) => kind.isOpen(course, ctx.now));
    for (const course of ofKind) if (!open.includes(course)) hindrances.set(course.id, 'closed');
    for (const id of await kind.listFull(ctx.db, open, userId)) hindrances.set(id, 'full');
  }
  return hindrances;
};

/** That a course can be bought now, said before anything is asked of who would like to. */
export const requireLeft = async (
  ctx: Asked & Pick<ReadCtx, 'caller'>,
  course: SoldCourse,
  begun?: Pick<Order, 'createdAt'>,
): Promise<void> => {
  const userId = ctx.caller.user?.id ?? null;
  const hindrance = (await findHindrances(ctx, [course], userId)).get(course.id);
  if (hindrance === 'closed') throw new AppError('not-enrollable');
  if (hindrance === 'full') throw soldOut(ctx, begun);
};
