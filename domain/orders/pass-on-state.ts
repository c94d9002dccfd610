/**
 * A seat that is to be passed on. unpaid: its fee is not paid yet · invited, opened: it waits for the colleague, who has not,
 * or has, opened the link · accepted: they sit on it · declined, lapsed, taken-back: it stays with whoever had it.
 */
export const PASS_ON_STATES = [
  'unpaid',
  'invited',
  'opened',
  'accepted',
  'declined',
  'lapsed',
  'taken-back',
] as const;
export type PassOnState = (typeof PASS_ON_STATES)[number];

export type PassOnFacts = {
  change: 'pending' | 'done' | 'lapsed' | 'given-up';
  isInvited: boolean;
  isOpened: boolean;
  isDeclined: boolean;
  /** Its time is over, whether or not anybody has acted on it. */
  isOver: boolean;
};

export function passOnState({ change, isInvited, isOpened, isDeclined, isOver }: PassOnFacts): PassOnState {
  if (change === 'done') return 'accepted';
  if (isDeclined) return 'declined';
  if (change === 'given-up') return 'taken-back';
  if (change === 'lapsed' || isOver) return 'lapsed';
  if (!isInvited) return 'unpaid';
  return isOpened ? 'opened' : 'invited';
}

/** Whether it may still come about. */
export const isWaitingPassOn = (state: PassOnState): boolean =>
  state === 'unpaid' || state === 'invited' || state === 'opened';
