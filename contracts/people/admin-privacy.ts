import { z } from 'zod';
import { consent } from '../accounts/privacy.ts';
import { answer, done, endpoint } from '../endpoint.ts';
import { instantText, requiredText } from '../fields.ts';

const erasureRequest = z.object({
  _id: z.string(),
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  askedAt: instantText,
  /** The day of the academy by which it is answered. */
  dueOn: z.iso.date(),
  isOverdue: z.boolean(),
  state: z.enum(['open', 'withdrawn', 'refused', 'erased']),
  closedAt: instantText.nullable(),
  /** Of a refusal. */
  reason: z.string(),
});
export type ErasureRequest = z.infer<typeof erasureRequest>;

const listErasureRequests = endpoint({
  summary:
    'Who asks to be erased: open ones first, the oldest before, then the last hundred that were answered',
  method: 'GET',
  path: '/api/admin/privacy',
  access: 'admin',
  response: answer({ requests: z.array(erasureRequest) }),
});

const getUserConsents = endpoint({
  summary: 'What a person has agreed to, newest first',
  method: 'GET',
  path: '/api/admin/users/:id/consents',
  access: 'admin',
  params: z.object({ id: z.uuid('Not found') }),
  response: answer({ consents: z.array(consent) }),
});

const refuseErasure = endpoint({
  summary: 'Refuse to erase somebody, who is told why by letter',
  method: 'POST',
  path: '/api/admin/privacy/:id/refuse',
  access: 'admin',
  params: z.object({ id: z.uuid('Not found') }),
  body: z.strictObject({ reason: requiredText('Reason', 500) }),
  response: done,
  limit: { hits: 30, seconds: 60 },
});

export const adminPrivacyEndpoints = { listErasureRequests, getUserConsents, refuseErasure };
