/** A refund did not reach its payer, or a cardholder disputes a payment; `minor` of `currency`. */
export type MoneyNews =
  | { kind: 'refund-failed'; refundId: string; reason: string }
  | {
      kind: 'dispute';
      disputeId: string;
      transactionId: string;
      state: 'open' | 'won' | 'lost';
      minor: number;
      currency: string;
      reason: string;
      answerBy: Date | null;
    };

/** A line of a gateway's own books: `amount` in minor units, as it changes what it holds for us, before the `fee`. */
export type BalanceLine = {
  id: string;
  kind: 'charge' | 'refund' | 'refund-failure' | 'dispute' | 'payout' | 'fee' | 'other';
  amount: number;
  fee: number;
  currency: string;
  /** What moved it: our transaction, the refund's id, or the gateway's own name. */
  source: string;
  /** Our own name of it, where it was given one: a payment's attempt, a refund. */
  ours: string | null;
  at: Date;
};

/** The books of a gateway that keeps money for us and pays it out. */
export interface GatewayBooks {
  /** The lines after the one of this name, oldest first; all of them where there is none yet. */
  linesAfter(id: string | null): Promise<BalanceLine[]>;
  /** What it holds for us, in fils. */
  held(): Promise<number>;
}
