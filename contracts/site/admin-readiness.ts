import { z } from 'zod';
import { answer, done, endpoint } from '../endpoint.ts';
import { instantText } from '../fields.ts';

const path = '/api/admin/readiness' as const;
const maybeInstant = instantText.nullable();

/** What is left before real people buy. Each is settled by what has happened, and says when. */
export const readiness = z.object({
  gateway: z.object({
    isDone: z.boolean(),
    name: z.string(),
    /** Its keys charge nobody. */
    isTest: z.boolean(),
    /** In AED, as a card page writes it. */
    least: z.string(),
    /** The payment case of the trial with the keys of now; null before there is one. */
    caseId: z.string().nullable(),
    paidAt: maybeInstant,
    refundedAt: maybeInstant,
  }),
  webhook: z.object({
    isDone: z.boolean(),
    seenAt: maybeInstant,
    address: z.string(),
    events: z.array(z.string()),
  }),
  mail: z.object({
    isDone: z.boolean(),
    sentAt: maybeInstant,
    sentTo: z.string(),
    arrivedAt: maybeInstant,
  }),
  taxes: z.object({
    isDone: z.boolean(),
    /** What documents still say of the academy that is sold with the software. */
    samples: z.array(z.enum(['legal-name', 'address', 'registration-number'])),
    legalName: z.string(),
    legalAddress: z.string(),
    registrationNumber: z.string(),
    taxName: z.string(),
    rateBp: z.number().int(),
    /** Of the settings that are told here. */
    version: z.number().int(),
    confirmedAt: maybeInstant,
    confirmedBy: z.string().nullable(),
  }),
  legalPages: z.object({ isDone: z.boolean(), samples: z.array(z.string()), pages: z.array(z.string()) }),
  backup: z.object({ isDone: z.boolean(), backupAt: maybeInstant, restoredAt: maybeInstant }),
});
export type Readiness = z.output<typeof readiness>;

const getReadiness = endpoint({
  summary: 'What is left before real people buy, each with what shows that it is done',
  method: 'GET',
  path,
  access: 'admin',
  response: answer({ readiness }),
});

export const tryGateway = endpoint({
  summary:
    'Ask oneself for the least amount that a card can be charged; once it is paid it goes back by itself. Answers with the link to pay by',
  method: 'POST',
  path: `${path}/payment`,
  access: 'admin',
  response: answer({ redirectUrl: z.string() }),
  limit: { hits: 10, seconds: 60 },
});

export const tryMail = endpoint({
  summary: 'Send oneself a mail whose link says that it has arrived',
  method: 'POST',
  path: `${path}/mail`,
  access: 'admin',
  response: done,
  limit: { hits: 5, seconds: 60 },
});

export const confirmMail = endpoint({
  summary: 'Say that the mail has arrived: `token` stands in its link and nowhere else',
  method: 'POST',
  path: `${path}/mail/arrived`,
  access: 'admin',
  body: z.strictObject({ token: z.string().max(200) }),
  response: done,
  limit: { hits: 10, seconds: 60 },
});

export const confirmTaxes = endpoint({
  summary:
    'Say that what documents state of the academy and its tax is right; `version` is that of the settings read',
  method: 'POST',
  path: `${path}/taxes`,
  access: 'admin',
  body: z.strictObject({ version: z.coerce.number().int() }),
  response: done,
  limit: { hits: 10, seconds: 60 },
});

export const readinessEndpoints = { getReadiness, tryGateway, tryMail, confirmMail, confirmTaxes };
