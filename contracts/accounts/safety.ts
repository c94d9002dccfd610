import { z } from 'zod';
import { answer, done, endpoint } from '../endpoint.ts';
import { instantText, requiredText, triedPassword } from '../fields.ts';
import { returnPath, sessionUser } from './accounts.ts';

/** Six digits of an authenticator or a recovery code, as they are typed: with blanks, hyphens, in any case. */
const typedCode = requiredText('Code', 40);

const recoveryCodes = answer({
  message: z.string(),
  /** Told this once: only what follows from them is kept. */
  recoveryCodes: z.array(z.string()),
});

/** For what adds a way to log in: the password and, where two-step login is on, a code of the app or one to recover with. */
export const ownSteps = z.strictObject({
  password: triedPassword,
  code: typedCode.or(z.literal('')).default(''),
});

/** A login that can still be used. */
const ownSession = z.object({
  _id: z.string(),
  /** 'Chrome on Windows'. */
  device: z.string(),
  createdAt: instantText,
  /** To a quarter of an hour. */
  lastSeenAt: instantText,
  /** The session that asks. */
  isThis: z.boolean(),
});

const ownPasskey = z.object({
  _id: z.string(),
  /** As its owner calls it. */
  name: z.string(),
  createdAt: instantText,
  lastUsedAt: instantText.nullable(),
});

/** Each try costs the password's arithmetic or a guess at a code. */
const limit = { hits: 20, seconds: 60 };

export const getSafety = endpoint({
  summary: 'How the own login is kept safe',
  method: 'GET',
  path: '/api/profile/safety',
  access: 'signed-in',
  response: answer({
    twoStep: z
      .object({
        since: instantText,
        recoveryCodesLeft: z.number().int(),
      })
      .nullable(),
    /** Whether the academy asks this person for it: then it cannot be switched off. */
    isRequired: z.boolean(),
    /** Whether it is asked for and this session has neither an authenticator's code nor a passkey. */
    isOwed: z.boolean(),
    passkeys: z.array(ownPasskey),
    /** Newest first. */
    sessions: z.array(ownSession),
  }),
});

export const beginAuthenticator = endpoint({
  summary:
    'Make a secret for an authenticator; it counts once a code of it has confirmed it, and one of before until then',
  method: 'POST',
  path: '/api/profile/authenticator',
  access: 'signed-in',
  body: ownSteps,
  response: answer({
    /** Base32, to be typed where nothing can be scanned. */
    secret: z.string(),
    /** What the QR code says: `otpauth://totp/…`. */
    uri: z.string(),
  }),
  limit,
});

export const confirmAuthenticator = endpoint({
  summary: 'Switch two-step login on, or over, with a code of the new authenticator; the other sessions end',
  method: 'POST',
  path: '/api/profile/authenticator/confirm',
  access: 'signed-in',
  body: z.strictObject({ code: typedCode }),
  response: recoveryCodes,
  limit,
});

const proof = z.strictObject({ password: triedPassword, code: typedCode });

export const renewRecoveryCodes = endpoint({
  summary: 'Make new recovery codes; those of before are worth nothing',
  method: 'POST',
  path: '/api/profile/recovery-codes',
  access: 'signed-in',
  body: proof,
  response: recoveryCodes,
  limit,
});

export const removeAuthenticator = endpoint({
  summary: 'Switch two-step login off; the other sessions end',
  method: 'POST',
  path: '/api/profile/authenticator/remove',
  access: 'signed-in',
  body: proof,
  response: done,
  limit,
});

export const finishLogin = endpoint({
  summary: 'The second step of a login: a code, with the ticket that the first has given or left as a cookie',
  method: 'POST',
  path: '/api/login/code',
  access: 'public',
  body: z.strictObject({ code: typedCode, ticket: z.string().max(200).optional(), next: returnPath }),
  response: answer({ message: z.string(), redirectUrl: z.string(), user: sessionUser }),
  limit: { hits: 60, seconds: 60, per: 'address' },
});

export const endOwnSession = endpoint({
  summary: 'End one of the own sessions, not the one that asks',
  method: 'DELETE',
  path: '/api/profile/sessions/:sessionId',
  access: 'signed-in',
  params: z.object({ sessionId: z.uuid('Not found') }),
  response: done,
  limit,
});

export const endOtherSessions = endpoint({
  summary: 'End every own session but the one that asks',
  method: 'POST',
  path: '/api/profile/sessions/end-others',
  access: 'signed-in',
  response: done,
  limit,
});

export const safetyEndpoints = {
  getSafety,
  beginAuthenticator,
  confirmAuthenticator,
  renewRecoveryCodes,
  removeAuthenticator,
  finishLogin,
  endOwnSession,
  endOtherSessions,
};
