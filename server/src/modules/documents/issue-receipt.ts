import { rateMicro } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { Capture, Obligation, Owner, OwnerDescription, Receipts } from '../payments/index.ts';
import { readSettings } from '../settings/index.ts';
import { insertDocument, type ReceiptSnapshot, type SaleSnapshot } from './documents.repository.ts';

/** The receipt of a capture, with who sells, to whom and for what as it is now. The last thing that a transaction does. */
const issueReceipt: Receipts['issue'] = async (ctx, { capture, obligation, sale }) =>
  insertDocument(ctx.db, {
    ...documentOf(ctx, capture),
    series: 'receipt',
    captureId: capture.id,
    snapshot: await snapshotOf(ctx, { capture, obligation, sale }),
  });

/** The paper of a refund that has been sent, with the same. */
const issueRefund: Receipts['issueRefund'] = async (ctx, { refund, ...payment }) =>
  insertDocument(ctx.db, {
    ...documentOf(ctx, payment.capture),
    series: 'refund',
    refundId: refund.id,
    snapshot: { ...(await snapshotOf(ctx, payment)), reason: refund.reason },
  });

/** The paper of a credit note, with the same of the sale that it was given for. The last thing that a transaction does. */
export const issueCreditPaper = async (
  ctx: Ctx,
  {
    noteId,
    owner,
    sale,
    expiresOn,
  }: { noteId: string; owner: Owner; sale: OwnerDescription; expiresOn: string },
) =>
  insertDocument(ctx.db, {
    ...documentOf(ctx, { ownerKind: owner.kind, ownerId: owner.id }),
    series: 'credit-note',
    creditNoteId: noteId,
    snapshot: { ...(await saleOf(ctx, sale)), expiresOn },
  });

const documentOf = ({ now }: Ctx, { ownerKind, ownerId }: Pick<Capture, 'ownerKind' | 'ownerId'>) => ({
  id: uuidv7(),
  year: now.getUTCFullYear(),
  ownerKind,
  ownerId,
  issuedAt: now,
});

type Payment = { capture: Capture; obligation: Obligation; sale: OwnerDescription };

const saleOf = async (ctx: Ctx, sale: OwnerDescription): Promise<SaleSnapshot> => {
  const { brand, legal, tax } = await readSettings(ctx.db);
  return {
    brand: brand.name,
    seller: legal,
    tax: { name: tax.name, rateBp: sale.taxBp },
    reference: sale.reference,
    title: sale.title,
    courseCode: sale.courseCode,
    ...(sale.lines && { lines: sale.lines }),
    payer: sale.payer,
    billing: sale.billing,
  };
};

const snapshotOf = async (ctx: Ctx, { capture, obligation, sale }: Payment): Promise<ReceiptSnapshot> => ({
  ...(await saleOf(ctx, sale)),
  method: capture.method,
  methodName: capture.methodName,
  transactionId: capture.transactionId,
  rateMicro: rateMicro(obligation.rateMicro),
  part: { kind: obligation.kind, sequence: obligation.sequence },
});

export const receipts: Receipts = { issue: issueReceipt, issueRefund };
