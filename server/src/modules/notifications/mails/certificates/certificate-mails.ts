import type { Mail } from '../mail.ts';
import { certificateEnding } from './certificate-ending.ts';
import { certificateIssued } from './certificate-issued.ts';
import { certificateRevoked } from './certificate-revoked.ts';
import { filmReturned } from './film-returned.ts';

export const CERTIFICATES_MAILS: readonly Mail[] = [
  certificateIssued,
  certificateRevoked,
  certificateEnding,
  filmReturned,
];
