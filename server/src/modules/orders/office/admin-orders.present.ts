import type { AdminOrderDetail, AdminOrderSummary } from '#contracts/orders/admin-orders.ts';
import type { Attempt, listJournal } from '#server/modules/payments/index.ts';
import type { PaidLeft } from '../ending/paid-left.ts';
import type { Line } from '../lines/order-lines.repository.ts';
import { openEurOfOrder } from '../parts/order-figures.ts';
import type { Payer } from '../reading/order-lists.repository.ts';
import {
  type DetailFacts,
  type OrderFacts,
  presentDetail,
  presentSummary,
} from '../reading/orders.present.ts';

export type MoneyFacts = {
  left: PaidLeft;
  attempts: Attempt[];
  journal: Awaited<ReturnType<typeof listJournal>>;
  soldBy: string | null;
};

const waiversOf = ({ title, confirmations }: Line): AdminOrderDetail['waivers'] =>
  confirmations.flatMap(({ label, waivedBecause: reason }) => (reason ? [{ title, label, reason }] : []));

const presentPayer = ({ id, firstName, lastName, email, phoneNumber }: Payer) => ({
  _id: id,
  firstName,
  lastName,
  email,
  phoneNumber,
});

export const presentAdminSummary = (facts: OrderFacts, hasOpenAction: boolean): AdminOrderSummary => ({
  ...presentSummary(facts),
  payer: presentPayer(facts.payer),
  openEur: openEurOfOrder(facts.order, facts.parts),
  billing: facts.order.billing,
  hasOpenAction,
});

export const presentAdminDetail = (facts: DetailFacts, money: MoneyFacts): AdminOrderDetail => {
  const { order, payer, captures } = facts;
  return {
    ...presentDetail(facts),
    payer: presentPayer(payer),
    companyId: order.companyId,
    notes: order.notes,
    soldBy: money.soldBy,
    agreedPrices: order.lines
      .filter(({ adjustmentEur }) => adjustmentEur !== 0)
      .map(({ title, adjustmentEur, adjustmentReason }) => ({
        title,
        adjustmentEur,
        reason: adjustmentReason,
      })),
    waivers: order.lines.flatMap(waiversOf),
    termsVersion: order.termsVersion,
    termsAcceptedAt: order.termsAcceptedAt?.toISOString() ?? null,
    captures: captures.map((capture) => ({
      _id: capture.id,
      method: capture.method,
      gateway: capture.gateway,
      transactionId: capture.transactionId,
      aed: capture.aed,
      appliedAed: capture.appliedAed,
      refundedAed: capture.refundedAed,
      capturedAt: capture.capturedAt.toISOString(),
      note: capture.note,
    })),
    attempts: money.attempts.map(({ id, state, gateway, aed, createdAt }) => ({
      _id: id,
      state,
      gateway,
      aed,
      createdAt: createdAt.toISOString(),
    })),
    journal: money.journal.map((line) => ({ ...line, at: line.at.toISOString() })),
    refundableAed: money.left.moneyAed,
    refundableCreditEur: money.left.credited,
  };
};
