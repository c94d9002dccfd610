import type { z } from 'zod';
import type { creditNoteView } from '#contracts/credits/credits.ts';
import type { OrderDetail, OrderSummary, partView } from '#contracts/orders/orders.ts';
import type { Settings } from '#contracts/site/admin-settings.ts';
import { shortTitle } from '#domain/orders/short-title.ts';
import type { Document } from '#server/modules/documents/index.ts';
import type { CaptureView, Obligation, Refund } from '#server/modules/payments/index.ts';
import { presentBreakdown } from '../checkout/checkout.present.ts';
import { seatGoesAt } from '../holds/seat-goes-at.ts';
import type { Order } from '../orders.repository.ts';
import { asksForTerms } from '../parts/accept-terms.ts';
import { isOpenPart, isPayableByCard, nextPart, openAedOf, openEurOf } from '../parts/order-figures.ts';
import { isLookedAt } from '../placing/check-licence.ts';
import {
  firstOf,
  type LineDetailFacts,
  type LineFacts,
  presentLine,
  presentLineDetail,
} from './order-lines.present.ts';
import type { Payer } from './order-lists.repository.ts';

type Paid = { aed: number; eur: number };
type PaidWithCredit = Paid & { creditEur: number };
/** An order with what its figures are read from; amounts that were paid come from the ledger. */
export type OrderFacts = {
  order: Order;
  lines: LineFacts[];
  payer: Payer;
  paid: PaidWithCredit;
  parts: Obligation[];
};
export type DetailFacts = Omit<OrderFacts, 'lines'> & {
  lines: LineDetailFacts[];
  paidByPart: Map<string, Paid>;
  receipts: (Document & { aed: number })[];
  refunds: Refund[];
  refundPapers: Document[];
  captures: CaptureView[];
  creditNotes: z.input<typeof creditNoteView>[];
  bank: Settings['bank'];
};

const toText = (at: Date | null) => at?.toISOString() ?? null;

export const presentSummary = ({ order, lines, paid, parts }: OrderFacts): OrderSummary => {
  const next = isLookedAt(order) ? undefined : nextPart(order, parts);
  return {
    reference: order.reference,
    state: order.state,
    method: order.method,
    title: shortTitle(lines.map(({ course }) => course.title)),
    course: firstOf(lines).course,
    lines: lines.map(presentLine),
    totalEur: order.totalEur ?? 0,
    paidEur: paid.eur,
    paidAed: paid.aed,
    creditEur: order.state === 'placed' ? order.creditEur : paid.creditEur,
    placedAt: toText(order.placedAt),
    holdEndsAt: toText(seatGoesAt(order)),
    isLookedAt: isLookedAt(order),
    nextDue: next
      ? { obligationId: next.id, dueOn: next.dueOn, eur: openEurOf(next), aed: openAedOf(next) }
      : null,
  };
};

type PartState = z.input<typeof partView>['state'];

/**
 * A first payment that is waited for is due until its hold ends, not overdue on the next day. Where nothing of the
 * order's money is left, what was paid has gone back.
 */
const partState = ({ order, lines, paid, paidByPart }: DetailFacts, part: Obligation): PartState => {
  const { today } = firstOf(lines);
  if (part.voidedAt) return 'void';
  if (!isOpenPart(part)) return paidByPart.has(part.id) && paid.aed === 0 ? 'refunded' : 'paid';
  if (order.state === 'lapsed') return 'void';
  if (part.dueOn > today) return 'upcoming';
  return order.state === 'confirmed' && part.dueOn < today ? 'overdue' : 'due';
};

/** The parts of the plan as it is, and where the order was cancelled, those that were dropped by it. */
const presentParts = (facts: DetailFacts): OrderDetail['parts'] => {
  const { order, parts, paidByPart } = facts;
  const next = nextPart(order, parts);
  const canPay = isPayableByCard(order);
  return parts
    .filter(({ voidedAt }) => !voidedAt || voidedAt.getTime() === order.closedAt?.getTime())
    .map((part) => ({
      _id: part.id,
      sequence: part.sequence,
      kind: part.kind,
      dueOn: part.dueOn,
      eur: part.eur,
      aed: part.aed,
      paidAed: paidByPart.get(part.id)?.aed ?? 0,
      state: partState(facts, part),
      payable: canPay && (order.state === 'confirmed' ? isOpenPart(part) : part.id === next?.id),
    }));
};

const presentTransfer = ({ order, parts, bank }: DetailFacts): OrderDetail['bankTransfer'] => {
  if (order.method !== 'bank' || !nextPart(order, parts)) return null;
  const { accountName, bankName, iban, swift } = bank;
  const { reference } = order;
  return { accountName, bankName, iban, swift, reference, payUntil: toText(seatGoesAt(order)) };
};

const presentPaper = ({ order, refundPapers }: DetailFacts, refundId: string) => {
  const paper = refundPapers.find((one) => one.refundId === refundId);
  return paper ? { number: paper.number, href: receiptHref(order, paper) } : null;
};

const receiptHref = ({ reference }: Order, { id }: Pick<Document, 'id'>) =>
  `/api/orders/${reference}/receipts/${id}`;

export const presentDetail = (facts: DetailFacts): OrderDetail => ({
  ...presentSummary(facts),
  lines: facts.lines.map(presentLineDetail),
  breakdown: facts.order.breakdown && {
    ...presentBreakdown(facts.order.breakdown),
    adjustment: facts.order.breakdown.adjustment ?? 0,
  },
  asksForTerms: asksForTerms(facts.order),
  billing: facts.order.billing,
  parts: presentParts(facts),
  receipts: facts.receipts.map(({ id, number, issuedAt, aed }) => ({
    _id: id,
    number,
    issuedAt: issuedAt.toISOString(),
    aed,
    href: receiptHref(facts.order, { id }),
  })),
  refunds: facts.refunds.map(({ id, aed, eur, state, createdAt }) => ({
    aed,
    eur,
    state,
    createdAt: createdAt.toISOString(),
    paper: presentPaper(facts, id),
  })),
  creditNotes: facts.creditNotes,
  bankTransfer: presentTransfer(facts),
  payer: {
    firstName: facts.payer.firstName,
    lastName: facts.payer.lastName,
    email: facts.payer.email,
  },
});
