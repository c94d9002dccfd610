import type { Mail } from '../mail.ts';
import { licenceDecided } from './licence-decided.ts';
import { licenceEnded } from './licence-ended.ts';
import { licenceEnding } from './licence-ending.ts';

export const LICENCES_MAILS: readonly Mail[] = [licenceDecided, licenceEnding, licenceEnded];
