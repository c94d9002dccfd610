import { z } from 'zod';
import { answer, done, endpoint } from '../endpoint.ts';
import { instantText } from '../fields.ts';

/** What somebody agreed to, and when. */
const consent = z.object({
  what: z.enum(['terms', 'newsletter']),
  /** Of the terms; empty of what has none. */
  version: z.string(),
  at: instantText,
  /** The order, where it was agreed with one. */
  reference: z.string(),
});

export const getPrivacy = endpoint({
  summary: 'What one has agreed to, and the own request to be erased',
  method: 'GET',
  path: '/api/profile/privacy',
  access: 'signed-in',
  response: answer({
    /** Newest first. */
    consents: z.array(consent),
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

export const privacyEndpoints = { getPrivacy, askForErasure, withdrawErasure };
