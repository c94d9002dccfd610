import type { Mail } from '../mail.ts';
import { accountInvited } from './account-invited.ts';
import { resetPassword } from './reset-password.ts';
import { verifyEmail } from './verify-email.ts';

export const ACCOUNTS_MAILS: readonly Mail[] = [verifyEmail, resetPassword, accountInvited];
