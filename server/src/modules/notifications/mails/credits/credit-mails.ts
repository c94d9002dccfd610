import type { Mail } from '../mail.ts';
import { creditEnding } from './credit-ending.ts';
import { creditIssued } from './credit-issued.ts';
import { creditReturned } from './credit-returned.ts';

export const CREDITS_MAILS: readonly Mail[] = [creditIssued, creditReturned, creditEnding];
