import { z } from 'zod';
import { answer, done, endpoint } from '../endpoint.ts';
import { requiredText } from '../fields.ts';
import { returnPath, sessionUser } from './accounts.ts';
import { ownSteps } from './safety.ts';

// Passkeys as WebAuthn has them, level 3: the names are those of its JSON.

/** Bytes in base64url. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/, 'This is no answer of a passkey');
const credentialId = bytes(1400);
const type = z.literal('public-key');

/** What a device has made. */
const registered = z.object({
  id: credentialId,
  rawId: credentialId,
  type,
  response: z.object({ clientDataJSON: bytes(4_000), attestationObject: bytes(40_000) }),
});

/** What a device has signed. */
const signed = z.object({
  id: credentialId,
  rawId: credentialId,
  type,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(8_000),
    userHandle: bytes(100).optional(),
  }),
});

const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type })),
  /** In milliseconds. */
  timeout: z.number().int(),
  excludeCredentials: z.array(z.object({ id: z.string(), type })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof creationOptions>;

const limit = { hits: 20, seconds: 60 };
const publicLimit = { hits: 60, seconds: 60, per: 'address' } as const;

const beginPasskey = endpoint({
  summary: 'Begin to register a passkey: what its device is to sign, within five minutes and once',
  method: 'POST',
  path: '/api/profile/passkeys/begin',
  access: 'signed-in',
  body: ownSteps,
  response: answer({ options: creationOptions }),
  limit,
});

const addPasskey = endpoint({
  summary: 'Register the passkey that a device has made',
  method: 'POST',
  path: '/api/profile/passkeys',
  access: 'signed-in',
  body: z.strictObject({ name: requiredText('Name', 60), credential: registered }),
  response: done,
  limit,
});

const removePasskey = endpoint({
  summary: 'Remove one of the own passkeys',
  method: 'DELETE',
  path: '/api/profile/passkeys/:id',
  access: 'signed-in',
  params: z.object({ id: z.uuid('Not found') }),
  response: done,
  limit,
});

const beginPasskeyLogin = endpoint({
  summary: 'What a passkey is to sign to log in, within five minutes and once',
  method: 'POST',
  path: '/api/login/passkey/begin',
  access: 'public',
  response: answer({
    options: z.object({
      challenge: z.string(),
      rpId: z.string(),
      /** In milliseconds. */
      timeout: z.number().int(),
      userVerification: z.literal('required'),
    }),
  }),
  limit: publicLimit,
});

const finishPasskeyLogin = endpoint({
  summary: 'Log in with a passkey, which stands for both steps',
  method: 'POST',
  path: '/api/login/passkey',
  access: 'public',
  body: z.strictObject({ credential: signed, next: returnPath }),
  response: answer({ message: z.string(), redirectUrl: z.string(), user: sessionUser }),
  limit: publicLimit,
});

export const passkeyEndpoints = {
  beginPasskey,
  addPasskey,
  removePasskey,
  beginPasskeyLogin,
  finishPasskeyLogin,
};
