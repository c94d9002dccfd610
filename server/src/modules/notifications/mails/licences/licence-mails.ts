import type { Mail } from '../mail.ts';
import { licenceDecided } from './licence-decided.ts';

export const LICENCES_MAILS: readonly Mail[] = [licenceDecided];
