import type { Mail } from '../mail.ts';
import { passOnAccepted } from './pass-on-accepted.ts';
import { passOnEnded } from './pass-on-ended.ts';
import { passOnEnding } from './pass-on-ending.ts';
import { passOnInvited } from './pass-on-invited.ts';
import { passOnToPay } from './pass-on-to-pay.ts';

export const PASS_ONS_MAILS: readonly Mail[] = [
  passOnToPay,
  passOnInvited,
  passOnEnding,
  passOnAccepted,
  passOnEnded,
];
