import { rateMicro } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { readSettings } from '#server/modules/identity/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { Capture } from './captures.repository.ts';
import { insertReceipt, nextNumber } from './documents.repository.ts';
import type { Obligation } from './obligations.repository.ts';
import { requireObligor } from './payments.ports.ts';

/**
 * The receipt of a capture. Its number comes from a counter that all receipts of the year share and that is locked
 * until the transaction ends, so this is the last thing a transaction does: no number is lost and nobody waits long.
 */
export const issueReceipt = async (
  ctx: Ctx,
  { capture, obligation }: { capture: Capture; obligation: Obligation },
): Promise<string> => {
  const sale = await requireObligor(ctx, capture.ownerKind).describe(ctx, capture.ownerId, capture.method);
  const { legal, tax } = await readSettings(ctx.db);
  const year = ctx.now.getUTCFullYear();
  const id = uuidv7();
  await insertReceipt(ctx.db, {
    id,
    series: 'receipt',
    year,
    number: await nextNumber(ctx.db, 'receipt', year),
    ownerKind: capture.ownerKind,
    ownerId: capture.ownerId,
    captureId: capture.id,
    refundId: null,
    snapshot: {
      seller: legal,
      tax: { name: tax.name, rateBp: sale.taxBp },
      reference: sale.reference,
      title: sale.title,
      courseCode: sale.courseCode,
      payer: sale.payer,
      billing: sale.billing,
      method: capture.method,
      transactionId: capture.transactionId,
      rateMicro: rateMicro(obligation.rateMicro),
      part: { kind: obligation.kind, sequence: obligation.sequence },
    },
    issuedAt: ctx.now,
  });
  return id;
};
