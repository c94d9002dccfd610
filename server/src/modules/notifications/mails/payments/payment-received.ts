import type { Letter } from '#emails/letter.ts';
import { type Amount, amountText, greeting, type OpenPart, openPartsList } from '#emails/words.ts';
import { receiptFigures } from '#server/modules/documents/index.ts';
import { CASE_KIND } from '#server/modules/payment-cases/index.ts';
import { paymentsEvents } from '#server/modules/payments/index.ts';
import { obligationsOf } from '../facts.ts';
import { linkReceipts } from '../link-receipts.ts';
import { defineMail } from '../mail.ts';
import { readOrder } from '../read-order.ts';
import { findReceipt, listOpenParts, ownerOf } from '../read-sale.ts';
import { toPayer } from '../recipients.ts';

type PaymentReceived = {
  name: string;
  reference: string;
  orderUrl: string;
  courseTitle: string;
  paid: Amount;
  receipts: { number: string; href: string }[];
  openParts: OpenPart[];
};

export const paymentReceived = defineMail({
  template: 'payment-received',
  on: [paymentsEvents['payment.captured']],
  /** Only of a later part: the first payment is told of with the confirmation. */
  async to(ctx, { ownerKind, ownerId, captureId }) {
    if (ownerKind === CASE_KIND) return [];
    const data = { captureId, ownerKind, ownerId };
    const owner = ownerOf(data);
    const receipt = await findReceipt(ctx, owner, captureId);
    const owed = (await obligationsOf(ctx, owner)).filter((part) => part.voidedAt === null);
    if (receipt?.snapshot.part.sequence === owed[0]?.sequence) return [];
    return toPayer(ctx, captureId, data);
  },
  async read(ctx, ids) {
    const owner = ownerOf(ids);
    const receipt = await findReceipt(ctx, owner, ids.captureId);
    if (!receipt) throw new Error(`the capture ${ids.captureId} has no receipt`);
    const { appliedAed, settledEur } = await receiptFigures(ctx.db, receipt);
    return {
      ...(await readOrder(ctx, owner)),
      paid: { aed: appliedAed, eur: settledEur },
      receipts: await linkReceipts(ctx, owner, ids.captureId),
      openParts: await listOpenParts(ctx, owner),
    };
  },
  write: (data: PaymentReceived): Letter => ({
    subject: `We received your payment for ${data.courseTitle}`,
    heading: 'We received your payment',
    paragraphs: [
      greeting(data.name),
      data.openParts.length > 0
        ? 'thank you for your payment.'
        : 'thank you for your payment. Everything is paid now.',
    ],
    facts: [
      { label: 'Course', value: data.courseTitle },
      { label: 'Order', value: data.reference },
      { label: 'Paid', value: amountText(data.paid) },
      ...data.receipts.map(({ number, href }) => ({ label: 'Receipt', value: number, href })),
    ],
    lists: openPartsList(data.openParts),
    action: { label: 'See your order', href: data.orderUrl },
  }),
});
