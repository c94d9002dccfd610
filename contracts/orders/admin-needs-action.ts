import { z } from 'zod';
import { answer, done, endpoint } from '../endpoint.ts';
import { instantText, undoneBy } from '../fields.ts';
import { minorUnits } from '../money.ts';

export const actionView = z.object({
  _id: z.string(),
  kind: z.string(),
  message: z.string(),
  createdAt: instantText,
  /** Whom it is about, and the course; null where there is none. */
  person: z.string().nullable(),
  courseCode: z.string().nullable(),
  aed: minorUnits.nullable(),
  /** What it is about, where that has a page: an order, an enquiry or, by its `_id`, a payment case, a course, a certificate or a webhook. */
  orderReference: z.string().nullable(),
  enquiryId: z.string().nullable(),
  caseId: z.string().nullable(),
  courseId: z.string().nullable(),
  certificateId: z.string().nullable(),
  /** For administrators: it is their page. */
  webhookId: z.string().nullable(),
});

export const listNeedsAction = endpoint({
  summary: 'What a person of the staff has to look at, oldest first',
  method: 'GET',
  path: '/api/admin/actions',
  access: 'staff',
  query: z.strictObject({ cursor: z.string().max(100).optional() }),
  response: answer({ actions: z.array(actionView), nextCursor: z.string().nullable() }),
});

const countNeedsAction = endpoint({
  summary: 'How many entries a person of the staff has to look at',
  method: 'GET',
  path: '/api/admin/actions/count',
  access: 'staff',
  response: answer({ count: z.number().int() }),
});

const resolveAction = endpoint({
  summary: 'Say that an entry is done',
  method: 'POST',
  path: '/api/admin/actions/:actionId/resolve',
  access: 'staff',
  params: z.object({ actionId: z.uuid('Not found') }),
  response: answer({ message: z.string(), undo: undoneBy({ resolvedAt: z.string() }) }),
});

const reopenAction = endpoint({
  summary: 'Take back that an entry is done, as long as nothing else has become of it',
  method: 'POST',
  path: '/api/admin/actions/:actionId/reopen',
  access: 'staff',
  params: z.object({ actionId: z.uuid('Not found') }),
  body: z.strictObject({ resolvedAt: z.iso.datetime() }),
  response: done,
});

export const needsActionEndpoints = { listNeedsAction, countNeedsAction, resolveAction, reopenAction };
