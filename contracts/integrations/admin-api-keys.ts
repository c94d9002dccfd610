import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { instantText, requiredText, triedPassword } from '../fields.ts';
import { KEY_SCOPE_NAMES } from './key-scopes.ts';

// Keys by which programs of others make calls. A key itself is told once, to whoever makes it.

const PATH = '/api/admin/api-keys';
const limit = { hits: 30, seconds: 60 };

const apiKey = z.object({
  _id: z.string(),
  name: z.string(),
  /** How the key begins. */
  shown: z.string(),
  scopes: z.array(z.string()),
  /** Whose rights it has, at most those of staff. */
  madeBy: z.string(),
  createdAt: instantText,
  /** To the minute; null where it was never used. */
  lastUsedAt: instantText.nullable(),
  endedAt: instantText.nullable(),
  /** Why it opens nothing although nobody has ended it; null where it does. */
  whyClosed: z.string().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

const listApiKeys = endpoint({
  summary: 'Keys of programs, those that can be used first, then the newest',
  method: 'GET',
  path: PATH,
  access: 'admin',
  response: answer({ keys: z.array(apiKey) }),
});

const createApiKey = endpoint({
  summary: 'Make a key for a program. The key is in this answer and nowhere else',
  method: 'POST',
  path: PATH,
  access: 'admin',
  body: z.strictObject({
    name: requiredText('Name', 80),
    scopes: z
      .array(z.enum(KEY_SCOPE_NAMES))
      .min(1, 'Please choose what the key is for')
      .max(KEY_SCOPE_NAMES.length),
    /** Empty where the login is recent, which needs no password. */
    password: triedPassword.or(z.literal('')).default(''),
  }),
  response: answer({ message: z.string(), apiKey, secret: z.string() }),
  limit,
});

const endApiKey = endpoint({
  summary: 'End a key: the next call that is made with it is refused',
  method: 'POST',
  path: `${PATH}/:id/end`,
  access: 'admin',
  params: z.object({ id: z.uuid('Not found') }),
  response: answer({ message: z.string(), apiKey }),
  limit,
});

export const apiKeyEndpoints = { listApiKeys, createApiKey, endApiKey };
