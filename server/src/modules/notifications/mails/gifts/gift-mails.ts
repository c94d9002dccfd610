import type { Mail } from '../mail.ts';
import { giftClaimed } from './gift-claimed.ts';
import { giftMissed } from './gift-missed.ts';
import { giftSent } from './gift-sent.ts';
import { giftWaiting } from './gift-waiting.ts';

export const GIFTS_MAILS: readonly Mail[] = [giftSent, giftWaiting, giftClaimed, giftMissed];
