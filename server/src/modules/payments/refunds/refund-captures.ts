import { refundPromised, saleRecognised } from '#domain/ledger/journal.ts';
import { aed, type EurMinor, eur, minus, proportionOf, smaller, sum } from '#domain/money/money.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { insertJournal, standingSaleEur } from '../ledger/ledger.repository.ts';
import { type Owner, requireObligor } from '../payments.ports.ts';
import { listCaptures, lockCaptures } from '../settling/captures.repository.ts';
import { requestRefund } from './request-refund.ts';

export type RefundOrder = { owner: Owner; aed: number; reason: string };

/**
 * Gives back what was paid and applied, the newest payment first; never more than is left of it, decided under the
 * owner's lock. The sale is reversed at once, the money follows by jobs.
 */
export const refundCaptures = async (ctx: Ctx, wish: RefundOrder): Promise<string[]> => {
  const { owner, reason } = wish;
  await requireObligor(ctx, owner.kind).lock(ctx, owner.id);
  await lockCaptures(ctx.db, owner);
  const captures = await listCaptures(ctx.db, owner);
  if (wish.aed <= 0 || wish.aed > sum(captures.map((one) => aed(one.aedLeft)))) {
    throw new AppError('refund-too-large');
  }
  const ids: string[] = [];
  let left = aed(wish.aed);
  for (const capture of captures) {
    const piece = smaller(left, aed(capture.aedLeft));
    if (piece === 0) continue;
    // The share of the EUR that is left, so that giving back the last fils gives back the last cent.
    const gross = proportionOf(eur(capture.eurLeft), { part: piece, whole: capture.aedLeft });
    const refundId = await requestRefund(ctx, { capture, kind: 'order', aed: piece, eur: gross, reason });
    await promise(ctx, { owner, captureId: capture.id, refundId, gross });
    ids.push(refundId);
    left = minus(left, piece);
  }
  return ids;
};

const promise = async (
  ctx: Ctx,
  {
    owner,
    captureId,
    refundId,
    gross,
  }: { owner: Owner; captureId: string; refundId: string; gross: EurMinor },
) => {
  const { taxBp } = await requireObligor(ctx, owner.kind).describe(ctx, owner.id);
  const standing = eur(await standingSaleEur(ctx.db, owner));
  // What was paid towards a sale that never came about has to be recognised before it can be reversed.
  const missing = standing < gross ? minus(gross, standing) : eur(0);
  const lines = [
    ...saleRecognised({ gross: { currency: 'EUR', minor: missing }, taxBp }),
    ...refundPromised({ standing: eur(standing + missing), amount: gross, currency: 'EUR', taxBp }),
  ];
  const ids = { ownerKind: owner.kind, ownerId: owner.id, captureId, refundId };
  await insertJournal(ctx.db, { id: uuidv7(), kind: 'refund-promised', ...ids, at: ctx.now }, lines);
};
