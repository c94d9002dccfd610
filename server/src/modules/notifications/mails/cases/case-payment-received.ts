import type { RateMicro } from '#domain/money/money.ts';
import { askedText, type CaseFacts, caseTopic, paidText, rateFact } from '#emails/case-words.ts';
import type { Letter } from '#emails/letter.ts';
import { type Amount, greeting, type OpenPart, openPartsList } from '#emails/words.ts';
import { receiptFigures } from '#server/modules/documents/index.ts';
import { CASE_KIND, findCase, RECEIPT_KEY, receiptPath } from '#server/modules/payment-cases/index.ts';
import { paymentsEvents } from '#server/modules/payments/index.ts';
import { defineMail } from '../mail.ts';
import { findReceipt, listOpenParts, ownerOf, payerOf } from '../read-sale.ts';
import { caseOwner, readCase } from './read-case.ts';

type CasePaymentReceived = CaseFacts & {
  /** Who paid, where that is not who reads this: the link may have been handed on. */
  paidBy: string | null;
  paid: Amount;
  rate: RateMicro;
  receipt: { number: string; href: string };
  openParts: OpenPart[];
};

export const casePaymentReceived = defineMail({
  template: 'case-payment-received',
  on: [paymentsEvents['payment.captured']],
  /** To whoever paid, and to whom the request was sent, where they had it paid by somebody else. */
  async to(ctx, { ownerKind, ownerId, captureId }) {
    if (ownerKind !== CASE_KIND) return [];
    const payer = await payerOf(ctx, ownerOf({ ownerKind, ownerId }), captureId);
    const one = await findCase(ctx.db, ownerId);
    return [...new Set([payer.email, one?.payerEmail ?? payer.email])].map((recipient) => {
      const reader = recipient === payer.email ? 'payer' : 'asked';
      return { recipient, about: captureId, data: { captureId, reader, ownerKind, ownerId } };
    });
  },
  async read(ctx, { ownerId, captureId, reader }) {
    const one = await findCase(ctx.db, ownerId);
    const receipt = one && (await findReceipt(ctx, caseOwner(one), captureId));
    if (!receipt) throw new Error(`the capture ${captureId} of the case ${ownerId} has no receipt`);
    const { payer, rateMicro: rate } = receipt.snapshot;
    const { appliedAed, settledEur } = await receiptFigures(ctx.db, receipt);
    const { number } = receipt;
    const key = ctx.ports.caseLinks.sealFor(RECEIPT_KEY, one);
    const facts = await readCase(ctx, one);
    const isForPayer = reader === 'payer';
    return {
      ...facts,
      name: isForPayer ? payer.name : facts.name,
      paidBy: isForPayer ? null : payer.name,
      paid: { aed: appliedAed, eur: settledEur },
      rate,
      receipt: { number, href: `${ctx.ports.publicUrl}${receiptPath(one.number, { receipt: number, key })}` },
      openParts: await listOpenParts(ctx, caseOwner(one)),
    };
  },
  write: (data: CasePaymentReceived): Letter => ({
    subject: data.paidBy
      ? `A payment was received: ${data.title}`
      : `We received your payment: ${data.title}`,
    heading: data.paidBy ? 'A payment was received' : 'We received your payment',
    paragraphs: [
      greeting(data.name),
      `${data.paidBy ? 'the request below was sent to you, and somebody has paid on it.' : 'thank you for your payment.'} ${
        data.openParts.length > 0
          ? 'What is still to be paid stands below; the same link pays it.'
          : 'Everything is paid now.'
      }`,
    ],
    facts: [
      ...caseTopic(data),
      { label: 'Paid', value: paidText(data.paid, data.currency) },
      ...(data.paidBy ? [{ label: 'Paid by', value: data.paidBy }] : []),
      rateFact(data.rate),
      { label: 'Receipt', value: data.receipt.number, href: data.receipt.href },
    ],
    lists: openPartsList(data.openParts, (amount) => askedText(amount, data.currency)),
    action: {
      label: data.openParts.length > 0 ? 'Pay the next part' : 'See the payment request',
      href: data.linkUrl,
    },
    closing: [`If something is not right, please write to us: ${data.contactEmail}`],
  }),
});
