import type { Mail } from '../mail.ts';
import { erasureRefused } from './erasure-refused.ts';

export const PRIVACY_MAILS: readonly Mail[] = [erasureRefused];
