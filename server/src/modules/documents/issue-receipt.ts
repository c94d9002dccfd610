import { rateMicro } from '#domain/money/money.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { Receipts } from '../payments/index.ts';
import { readSettings } from '../settings/index.ts';
import { insertReceipt } from './documents.repository.ts';

/** The receipt of a capture, with who sells, to whom and for what as it is now. The last thing that a transaction does. */
const issueReceipt: Receipts['issue'] = async (ctx, { capture, obligation, sale }) => {
  const { brand, legal, tax } = await readSettings(ctx.db);
  await insertReceipt(ctx.db, {
    id: uuidv7(),
    year: ctx.now.getUTCFullYear(),
    ownerKind: capture.ownerKind,
    ownerId: capture.ownerId,
    captureId: capture.id,
    snapshot: {
      brand: brand.name,
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
