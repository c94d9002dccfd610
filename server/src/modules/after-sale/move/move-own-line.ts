import type { moveLineEndpoints } from '#contracts/after-sale/move-line.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { Ctx, OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { courseDirectory } from '../../catalogue/index.ts';
import { transactInTurnOfAll } from '../../seats/index.ts';
import { findPendingChange, type LineChange } from '../after-sale.repository.ts';
import { type BegunChange, requireNoneWaits } from '../changes/begin-change.ts';
import { openChangePayment } from '../changes/open-change-payment.ts';
import { type LineAtHand, lockOwnLine, readOwnLine } from '../line-at-hand.ts';
import { askForMove } from './ask-for-move.ts';
import { requireOwnMove } from './runs-to-move-to.ts';

type Outer = OuterCtx & { caller: SignedInCaller };
type Wish = InputOf<typeof moveLineEndpoints.moveLine>;

/** Moves an own course to another run at once, or sends its person to pay for it first; pressed twice it is one change. */
export const moveOwnLine = async (ctx: Outer, wish: Wish): Promise<{ redirectUrl: string | null }> => {
  const { line } = await ctx.transact((tx) => readOwnLine({ ...tx, caller: ctx.caller }, wish));
  const runs = await courseDirectory(ctx.database, [line.courseId, wish.courseId]);
  const { change, attempt } = await transactInTurnOfAll(ctx, [...runs.values()], (tx) =>
    ask({ ...tx, caller: ctx.caller }, wish),
  );
  return { redirectUrl: change.state === 'pending' ? await openChangePayment(ctx, change, attempt) : null };
};

const ask = async (ctx: Ctx & { caller: SignedInCaller }, wish: Wish): Promise<BegunChange> => {
  const at = await lockOwnLine(ctx, wish);
  requireOwnMove(at);
  const same = await findSame(ctx, at, wish);
  if (same) return { change: same, attempt: null };
  await requireNoneWaits(ctx, at);
  const { payEur, backEur } = wish;
  return askForMove(ctx, at, { courseId: wish.courseId, agreed: { payEur, backEur } });
};

const findSame = async (ctx: Ctx, { line }: LineAtHand, wish: Wish): Promise<LineChange | null> => {
  const waiting = await findPendingChange(ctx.db, line.id);
  const isSame = waiting?.kind === 'move' && waiting.toCourseId === wish.courseId;
  return isSame ? waiting : null;
};
