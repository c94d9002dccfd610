import { aed, formatAed } from '#domain/money/money.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Owner, requireObligor } from '../payments.ports.ts';
import { findCaptureOf } from './captures.repository.ts';
import { type Settlement, settle } from './settle.ts';

export type Transfer = {
  owner: Owner;
  aed: number;
  /** `manual` is money that came in another way than by the bank. */
  method?: 'bank' | 'manual';
  /** What whoever records it calls the way that it came. */
  methodName?: string;
  /** The bank's reference, or one of the academy's own: it counts once. */
  transactionId: string;
  /** A calendar day. */
  receivedOn: string;
  note: string;
};

/** Whatever way it came, what somebody records by hand has one reference, and that counts once. */
const BY_HAND = 'bank';
/** What came neither by card nor by transfer had references of its own once. */
const FORMERLY = 'manual';

/**
 * Money that somebody has seen arrive. Recording it twice is recording it once; the same reference with anything else is
 * somebody's mistake. `isNew` is false where it was recorded before.
 */
export const recordTransfer = async (ctx: Ctx, transfer: Transfer): Promise<Settlement> => {
  const { owner, receivedOn, method = 'bank', ...fact } = transfer;
  const debtor = await requireObligor(ctx, owner.kind).lock(ctx, owner.id);
  const { transactionId } = fact;
  const former = await findCaptureOf(ctx.db, { gateway: FORMERLY, transactionId });
  const recorded = former
    ? { capture: former, isNew: false }
    : await settle(ctx, debtor, {
        ...fact,
        owner,
        obligationId: null,
        attemptId: null,
        gateway: BY_HAND,
        method,
        capturedAt: new Date(`${receivedOn}T00:00:00Z`),
        recordedBy: ctx.caller.user?.id ?? null,
      });
  const { capture, isNew } = recorded;
  const isSame = capture.ownerId === owner.id && capture.aed === transfer.aed && capture.method === method;
  if (!isNew && !isSame) {
    throw new AppError('conflict', {
      message: `${transactionId} was recorded already: ${formatAed(aed(capture.aed))} on ${capture.capturedAt.toISOString().slice(0, 10)}. Each reference counts once.`,
    });
  }
  return recorded;
};
