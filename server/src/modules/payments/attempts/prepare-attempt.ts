import { isLiveAttempt } from '#domain/orders/order-state.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { findObligation, lockObligations, type Obligation } from '../obligations/obligations.repository.ts';
import { requireObligor } from '../payments.ports.ts';
import {
  type Attempt,
  insertAttempt,
  keepSubmission,
  listUnfinishedOfObligation,
  type ReturnPaths,
} from './attempts.repository.ts';

export type CardPageRequest = {
  obligationId: string;
  returnPaths: ReturnPaths;
  /** Until when the payer may pay. */
  expiresAt: Date;
  description: string;
  /** What its payer has entered for it; whoever goes on with the same page may have corrected it. */
  submission?: object;
};

type Prepared = { attempt: Attempt; inTheWay: [] } | { attempt: null; inTheWay: Attempt[] };

/** The attempt to pay by, found or written down; or those that have to be closed before there can be one. */
export const prepareAttempt = async (ctx: Ctx, request: CardPageRequest): Promise<Prepared> => {
  const obligation = await lockPayable(ctx, request.obligationId);
  const due = obligation.aed - obligation.appliedAed;
  const { current, get } = ctx.ports.gateways;
  if (due < get(current).minimumAed) {
    throw new AppError('wrong-state', { message: 'This amount is too small to be paid by card.' });
  }
  const unfinished = await listUnfinishedOfObligation(ctx.db, obligation.id);
  const same = unfinished.find(
    (one) => isLiveAttempt(one.state) && one.aed === due && one.gateway === current && !one.isOver,
  );
  const inTheWay = unfinished.filter((one) => one !== same);
  if (inTheWay.length > 0) return { attempt: null, inTheWay };
  if (!same) return { attempt: await writeAttempt(ctx, request, due), inTheWay: [] };
  if (request.submission) await keepSubmission(ctx.db, same.id, request.submission);
  return { attempt: same, inTheWay: [] };
};

const lockPayable = async (ctx: Ctx, obligationId: string): Promise<Obligation> => {
  const found = await findObligation(ctx.db, obligationId);
  if (!found) throw new AppError('not-found');
  const owner = { kind: found.ownerKind, id: found.ownerId };
  await requireObligor(ctx, owner.kind).lock(ctx, owner.id);
  const obligation = (await lockObligations(ctx.db, owner)).find((one) => one.id === obligationId);
  if (!obligation || obligation.voidedAt || obligation.appliedAed >= obligation.aed) {
    throw new AppError('wrong-state');
  }
  return obligation;
};

/** For an obligation of this very transaction nothing can be in the way: its attempt is just written down. */
export const writeAttempt = (ctx: Ctx, request: CardPageRequest, aed: number): Promise<Attempt> =>
  insertAttempt(ctx.db, {
    id: uuidv7(),
    obligationId: request.obligationId,
    gateway: ctx.ports.gateways.current,
    gatewayRef: null,
    state: 'created',
    aed,
    redirect: { description: request.description, url: null },
    submission: request.submission ?? null,
    returnPaths: request.returnPaths,
    expiresAt: request.expiresAt,
    checks: 0,
    createdAt: ctx.now,
    changedAt: ctx.now,
  });
