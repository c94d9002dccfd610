import { refundPromised, saleRecognised } from '#domain/ledger/journal.ts';
import { type EurMinor, eur, minus } from '#domain/money/money.ts';
import type { RefundPiece } from '#domain/payments/refund.ts';
import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { insertJournal, standingSaleEur } from '../ledger/ledger.repository.ts';
import { type Owner, requireObligor } from '../payments.ports.ts';
import type { CaptureView } from '../settling/captures.repository.ts';
import { requestRefund } from './request-refund.ts';

type Pieces = { captures: readonly CaptureView[]; pieces: readonly RefundPiece[] };

/** Piece by piece of the captures they are named with: the sale is reversed at once, the money follows by jobs. */
export const sendBack = async (
  ctx: Ctx,
  { owner, reason }: { owner: Owner; reason: string },
  { captures, pieces }: Pieces,
): Promise<string[]> => {
  const ids: string[] = [];
  for (const [i, capture] of captures.entries()) {
    const piece = pieces[i];
    if (!piece || piece.aed === 0) continue;
    const refundId = await requestRefund(ctx, { capture, kind: 'order', ...piece, reason });
    await promise(ctx, { owner, captureId: capture.id, refundId, gross: piece.eur });
    ids.push(refundId);
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
