import { rateMicro } from '#domain/money/money.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { type Receipts, requireObligor } from '../payments/index.ts';
import { readSettings } from '../settings/index.ts';
import { insertReceipt, nextNumber } from './documents.repository.ts';

/**
 * The receipt of a capture. Its number comes from a counter that all receipts of the year share and that is locked
 * until the transaction ends, so this is the last thing a transaction does: no number is lost and nobody waits long.
 */
const issueReceipt: Receipts['issue'] = async (ctx, { capture, obligation }) => {
  const sale = await requireObligor(ctx, capture.ownerKind).describe(ctx, capture.ownerId, capture.method);
  const { legal, tax } = await readSettings(ctx.db);
  const year = ctx.now.getUTCFullYear();
  await insertReceipt(ctx.db, {
    id: uuidv7(),
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
};

export const receipts: Receipts = { issue: issueReceipt };
