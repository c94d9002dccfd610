export const ORDER_STATES = ['draft', 'placed', 'confirmed', 'cancelled', 'lapsed'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/**
 * created: the row exists, the gateway has not answered · open: the payer can pay · captured: money came · declined,
 * abandoned: over without money · unknown: the gateway could not tell.
 */
export const ATTEMPT_STATES = ['created', 'open', 'captured', 'declined', 'abandoned', 'unknown'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** A lapsed order can be placed again, and is confirmed by a late payment that still finds a seat. */
const ORDER_MOVES: Readonly<Record<OrderState, readonly OrderState[]>> = {
  draft: ['placed', 'cancelled'],
  placed: ['confirmed', 'cancelled', 'lapsed'],
  confirmed: ['cancelled'],
  cancelled: [],
  lapsed: ['placed', 'confirmed', 'cancelled'],
};

/** A capture is a fact whenever it arrives, so every state but captured itself leads to captured. */
const ATTEMPT_MOVES: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  created: ['open', 'captured', 'declined', 'abandoned', 'unknown'],
  open: ['captured', 'declined', 'abandoned', 'unknown'],
  captured: [],
  declined: ['captured'],
  abandoned: ['captured'],
  unknown: ['open', 'captured', 'declined', 'abandoned'],
};

/** Whether an order may go from one state to another; staying where it is is not a move. */
export function canMoveOrder(from: OrderState, to: OrderState): boolean {
  return ORDER_MOVES[from].includes(to);
}

/** Whether an attempt may go from one state to another; staying where it is is not a move. */
export function canMoveAttempt(from: AttemptState, to: AttemptState): boolean {
  return ATTEMPT_MOVES[from].includes(to);
}

/** The states in which an attempt may still bring money; an obligation has at most one attempt in them. */
export const LIVE_ATTEMPT_STATES = ['created', 'open', 'unknown'] as const satisfies readonly AttemptState[];

/** Whether an attempt may still bring money. */
export function isLiveAttempt(state: AttemptState): boolean {
  return LIVE_ATTEMPT_STATES.some((live) => live === state);
}
