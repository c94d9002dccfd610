import type { Mode } from './modes.ts';

export type SessionState = 'open' | 'captured' | 'declined' | 'expired';

export type Session = {
  id: string;
  merchantReference: string;
  amountMinor: number;
  currency: string;
  description: string;
  successUrl: string;
  cancelUrl: string;
  requestHash: string;
  /** Overrides the gateway's mode for this session. */
  mode: Mode | null;
  state: SessionState;
  /** The last digits of the card whose challenge has not been answered. */
  challengedCard: string | null;
  transactionId: string | null;
  capturedAt: Date | null;
  refundedMinor: number;
  expiresAt: Date;
  createdAt: Date;
};
