import { z } from 'zod';
import { answer, done, endpoint } from '../endpoint.ts';
import { instantText, triedPassword } from '../fields.ts';
import { CONSENT_KINDS, CONSENT_PLACES } from './consent-options.ts';

/** What somebody agreed to, and when. */
export const consent = z.object({
  what: z.enum(CONSENT_KINDS),
  /** Of the terms and the privacy policy; empty of what has none. */
  version: z.string(),
  at: instantText,
  /** Null where it stands. */
  withdrawnAt: instantText.nullable(),
  place: z.enum(['order', ...CONSENT_PLACES]),
  /** The order, where it was agreed with one. */
  reference: z.string(),
});
export type ShownConsent = z.infer<typeof consent>;

/** All that is kept of somebody as an archive, or a part of it where it would be too long for one. */
const download = z.object({
  _id: z.string(),
  /** From 1. */
  part: z.number().int(),
  /** Beside what is told as JSON. */
  files: z.number().int(),
  packed: z.number().int(),
  /** About. */
  bytes: z.number(),
  askedAt: instantText,
  /** Until when it can be taken along. */
  openUntil: instantText,
  state: z.enum(['ready', 'packing', 'whole', 'broken-off', 'over']),
});
export type DataDownload = z.infer<typeof download>;

export const getPrivacy = endpoint({
  summary: 'What one has agreed to, and the own request to be erased',
  method: 'GET',
  path: '/api/profile/privacy',
  access: 'signed-in',
  response: answer({
    /** Newest first. */
    consents: z.array(consent),
    /** What was last asked for, in its parts. */
    downloads: z.array(download),
    /** The last one; null where there is none. */
    request: z
      .object({
        askedAt: instantText,
        /** The day of the academy by which it is answered. */
        dueOn: z.iso.date(),
        state: z.enum(['open', 'withdrawn', 'refused']),
        /** Of a refusal. */
        reason: z.string(),
      })
      .nullable(),
  }),
});

const limit = { hits: 10, seconds: 60 };

export const askForErasure = endpoint({
  summary: 'Ask to be erased; asking again changes nothing',
  method: 'POST',
  path: '/api/profile/erasure-request',
  access: 'signed-in',
  response: done,
  limit,
});

export const withdrawErasure = endpoint({
  summary: 'Take the own request to be erased back',
  method: 'DELETE',
  path: '/api/profile/erasure-request',
  access: 'signed-in',
  response: done,
  limit,
});

export const askForData = endpoint({
  summary:
    'Have all that is kept of oneself made ready as an archive, for a recent login or with the password',
  method: 'POST',
  path: '/api/profile/data',
  access: 'signed-in',
  /** Empty where the login is recent, which needs no password. */
  body: z.strictObject({ password: triedPassword.or(z.literal('')).default('') }),
  response: done,
  limit,
});

export const withdrawNewsletter = endpoint({
  summary: 'Have no news by email any more',
  method: 'DELETE',
  path: '/api/profile/newsletter',
  access: 'signed-in',
  response: done,
  limit,
});

export const privacyEndpoints = {
  getPrivacy,
  withdrawNewsletter,
  askForData,
  askForErasure,
  withdrawErasure,
};
