import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Owner, requireObligor } from '../payments.ports.ts';
import type { Capture } from './captures.repository.ts';
import { settle } from './settle.ts';

export type Transfer = {
  owner: Owner;
  aed: number;
  /** `manual` is money that came in another way than by the bank. */
  method?: 'bank' | 'manual';
  /** The bank's reference, or one of the academy's own: it counts once. */
  transactionId: string;
  /** A calendar day. */
  receivedOn: string;
  note: string;
};

/** A transfer that somebody has seen on the bank's statement. Recording it twice is recording it once. */
export const recordTransfer = async (ctx: Ctx, transfer: Transfer): Promise<Capture> => {
  const { owner, receivedOn, method = 'bank', ...fact } = transfer;
  const debtor = await requireObligor(ctx, owner.kind).lock(ctx, owner.id);
  const { capture, isNew } = await settle(ctx, debtor, {
    ...fact,
    owner,
    obligationId: null,
    attemptId: null,
    gateway: method,
    method,
    capturedAt: new Date(`${receivedOn}T00:00:00Z`),
    recordedBy: ctx.caller.user?.id ?? null,
  });
  const isSame = capture.ownerId === owner.id && capture.aed === transfer.aed;
  if (!isNew && !isSame) {
    throw new AppError('conflict', { message: 'A transfer with this bank reference was recorded already.' });
  }
  return capture;
};
