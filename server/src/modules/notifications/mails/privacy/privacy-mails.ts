import type { Mail } from '../mail.ts';
import { erasureAnnounced } from './erasure-announced.ts';
import { erasureRefused } from './erasure-refused.ts';

export const PRIVACY_MAILS: readonly Mail[] = [erasureAnnounced, erasureRefused];
