import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { CHANGED_SINCE } from '#server/calls/require-last.ts';
import { isUniqueViolation } from '#server/platform/db/database.ts';
import { REFUND_BY_HAND } from '../refunds/request-refund.ts';
import { type Action, OPEN_ACTION_KEY, openAction } from './actions.repository.ts';

/** The same problem may stand on the list anew meanwhile. */
const refuseSecond = (error: unknown): never => {
  if (isUniqueViolation(error, OPEN_ACTION_KEY)) throw new AppError('conflict', { message: CHANGED_SINCE });
  throw error;
};

/** Resolving it recorded that money has gone. */
export const isResolvedForGood = ({ kind }: Pick<Action, 'kind'>): boolean => kind === REFUND_BY_HAND;

/** Takes back that somebody has said that it is done. */
export const reopenAction = async (
  ctx: Ctx,
  { actionId, resolvedAt }: { actionId: string; resolvedAt: string },
): Promise<Action> => {
  const action = await openAction(ctx.db, actionId, new Date(resolvedAt)).catch(refuseSecond);
  if (!action) throw new AppError('conflict', { message: CHANGED_SINCE });
  if (isResolvedForGood(action)) throw new AppError('wrong-state');
  return action;
};
