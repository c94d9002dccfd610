import type { Mail } from '../mail.ts';
import { mailTried } from './mail-tried.ts';

export const READINESS_MAILS: readonly Mail[] = [mailTried];
