import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { BADGE_REASONS, BADGE_VERDICTS, LARGEST_BADGE } from './badge-options.ts';

const LONGEST_FILE = Math.ceil(LARGEST_BADGE / 3) * 4;

const checkBadge = endpoint({
  summary:
    'What an Open Badge of this academy is worth: its signature, key, dates and state. Of others’ badges nothing is known. The file is not kept',
  method: 'POST',
  path: '/api/badges/verification',
  access: 'public',
  body: z.strictObject({
    /** Its JSON, or a PNG or SVG that carries it, as Base64. */
    file: z.base64().min(1).max(LONGEST_FILE, 'A file of a badge has at most 1 MB'),
  }),
  bodyLimit: LONGEST_FILE + 1_000,
  response: answer({
    verdict: z.enum(BADGE_VERDICTS),
    /** Why it is not valid. */
    reasons: z.array(z.enum(BADGE_REASONS)),
    /** Of the certificate that it stands for; null of what this academy has not signed. */
    number: z.string().nullable(),
  }),
  limit: { hits: 30, seconds: 60, per: 'address' },
});

export const badgeEndpoints = { checkBadge };
