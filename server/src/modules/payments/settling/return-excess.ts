import { captureUnapplied } from '#domain/ledger/journal.ts';
import { aed, formatAed } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { raiseAction } from '../actions/raise-action.ts';
import { insertJournal } from '../ledger/ledger.repository.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { accountOf } from './apply-capture.ts';
import type { Capture } from './captures.repository.ts';

/** What no obligation could take is the payer's: it stands in `unapplied`, its refund begins, and staff are told. */
export const returnExcess = async (
  ctx: Ctx,
  { capture, amount, reason }: { capture: Capture; amount: number; reason: string },
): Promise<string> => {
  const owner = { kind: capture.ownerKind, id: capture.ownerId };
  const paid = { currency: 'AED', minor: aed(amount) } as const;
  const { ownerKind, ownerId } = capture;
  await insertJournal(
    ctx.db,
    { id: uuidv7(), kind: 'capture-unapplied', ownerKind, ownerId, captureId: capture.id, at: ctx.now },
    captureUnapplied({ into: accountOf(capture), paid }),
  );
  const refundId = await requestRefund(ctx, { capture, kind: 'excess', aed: amount, eur: 0, reason });
  await raiseAction(ctx, {
    kind: 'unapplied',
    dedupeKey: `unapplied:${capture.id}`,
    owner,
    message: `${formatAed(paid.minor)} of a payment could not be used and go back: ${reason}`,
  });
  return refundId;
};
