import type Stripe from 'stripe';
import { DISPUTE_FEE } from './balance.ts';
import { newId, secondsOf } from './clock.ts';
import { missing, Refusal } from './refusal.ts';
import { likeSample } from './samples.ts';
import { metadataOf, type Sessions, type Setting } from './sessions.ts';

/** What goes back to cardholders, by the merchant's wish or their own, and what goes to the bank. */
export class MoneyBack {
  readonly refunds = new Map<string, Stripe.Refund>();
  readonly disputes = new Map<string, Stripe.Dispute>();
  readonly #setting: Setting;
  readonly #sessions: Sessions;

  constructor(setting: Setting, sessions: Sessions) {
    this.#setting = setting;
    this.#sessions = sessions;
  }

  refund({ payment_intent: intent = '', amount, metadata }: Stripe.RefundCreateParams): Stripe.Refund {
    const { now, tell, balance } = this.#setting;
    const charge = this.#sessions.chargeOf(intent);
    const wanted = amount ?? charge.amount - charge.amount_refunded;
    refuseRefund(charge, wanted);
    const { currency } = charge;
    const refund = likeSample('refund', {
      id: newId('re'),
      created: secondsOf(now),
      amount: wanted,
      currency,
      charge: charge.id,
      payment_intent: intent,
      metadata: metadataOf(metadata),
    });
    refund.balance_transaction = balance.post({
      type: 'refund',
      amount: -wanted,
      currency,
      source: refund.id,
    });
    charge.amount_refunded += wanted;
    charge.refunded = charge.amount_refunded === charge.amount;
    this.refunds.set(refund.id, refund);
    tell('refund.created', refund);
    tell('charge.refunded', charge);
    return refund;
  }

  /** The cardholder's bank sends a refund back: its money stands in the balance again. */
  failRefund(id: string): void {
    const { tell, balance } = this.#setting;
    const refund = this.refunds.get(id);
    if (!refund) throw missing('refund', id);
    const { amount, currency } = refund;
    Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
    balance.post({ type: 'refund_failure', amount, currency, source: id });
    tell('refund.failed', refund);
  }

  /** A cardholder disputes what they paid in a session: the money leaves the balance at once. */
  dispute(sessionId: string): Stripe.Dispute {
    const { now, tell, balance } = this.#setting;
    const intent = String(this.#sessions.require(sessionId).payment_intent);
    const charge = this.#sessions.chargeOf(intent);
    const { amount, currency } = charge;
    const dispute = likeSample('dispute', {
      id: newId('dp'),
      created: secondsOf(now),
      amount,
      currency,
      charge: charge.id,
      payment_intent: intent,
      reason: 'product_not_received',
      status: 'needs_response',
      is_charge_refundable: false,
    });
    charge.disputed = true;
    this.disputes.set(dispute.id, dispute);
    balance.post({
      type: 'adjustment',
      amount: -amount,
      currency,
      fee: DISPUTE_FEE,
      category: 'dispute',
      source: dispute.id,
    });
    tell('charge.dispute.created', dispute);
    tell('charge.dispute.funds_withdrawn', dispute);
    return dispute;
  }

  closeDispute(id: string, status: 'won' | 'lost'): void {
    const { tell, balance } = this.#setting;
    const dispute = this.disputes.get(id);
    if (!dispute) throw missing('dispute', id);
    const { amount, currency } = dispute;
    dispute.status = status;
    if (status === 'won') {
      balance.post({
        type: 'adjustment',
        amount,
        currency,
        fee: -DISPUTE_FEE,
        category: 'dispute_reversal',
        source: id,
      });
      tell('charge.dispute.funds_reinstated', dispute);
    }
    tell('charge.dispute.closed', dispute);
  }

  /** Everything that stands in the balance goes to the bank. */
  payOut(): Stripe.Payout {
    const { now, tell, balance } = this.#setting;
    const amount = balance.total();
    const at = secondsOf(now);
    const facts = { id: newId('po'), created: at, arrival_date: at, amount, currency: 'aed', status: 'paid' };
    const payout = likeSample('payout', facts);
    payout.balance_transaction = balance.post({
      type: 'payout',
      amount: -amount,
      currency: 'aed',
      source: payout.id,
    });
    tell('payout.paid', payout);
    return payout;
  }
}

const refuseRefund = (charge: Stripe.Charge, wanted: number): void => {
  const left = charge.amount - charge.amount_refunded;
  if (charge.disputed)
    throw new Refusal(400, {
      code: 'charge_disputed',
      message: `Charge ${charge.id} has been charged back; cannot issue a refund.`,
    });
  if (left === 0)
    throw new Refusal(400, {
      code: 'charge_already_refunded',
      message: `Charge ${charge.id} has already been refunded.`,
    });
  if (wanted > left)
    throw new Refusal(400, {
      param: 'amount',
      message: `Refund amount (${wanted}) is greater than unrefunded amount on charge (${left}).`,
    });
};
