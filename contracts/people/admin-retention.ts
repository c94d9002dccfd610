import { z } from 'zod';
import { RETENTION, RETENTION_NAMES } from '#domain/privacy/retention.ts';
import { answer, done, endpoint } from '../endpoint.ts';
import { instantText, triedPassword } from '../fields.ts';

const PATH = '/api/admin/privacy/retention';
const name = z.enum(RETENTION_NAMES);
const params = z.object({ name });
const limit = { hits: 30, seconds: 60 };
/** Empty where the login is recent, which needs no password. */
const password = triedPassword.or(z.literal('')).default('');
const most = Math.max(...Object.values(RETENTION).map((rule) => rule.most));

const rule = z.object({
  name,
  months: z.number().int(),
  /** Carried out every night. */
  isEnabled: z.boolean(),
});
export type RetentionChoice = z.infer<typeof rule>;

const run = z.object({
  _id: z.string(),
  name,
  rows: z.number().int(),
  /** Whom it has told by letter that they go later. */
  warned: z.number().int(),
  startedAt: instantText,
  /** Null while it is under way. */
  endedAt: instantText.nullable(),
  /** Empty: by itself, at night. */
  by: z.string(),
});
export type RetentionRun = z.infer<typeof run>;

const getRetention = endpoint({
  summary: 'What is chosen of each rule of retention, and the last runs, newest first',
  method: 'GET',
  path: PATH,
  access: 'admin',
  response: answer({ rules: z.array(rule), runs: z.array(run) }),
});

const due = z.object({
  name,
  rows: z.number().int(),
  oldest: instantText.nullable(),
  newest: instantText.nullable(),
  /** The oldest of them. */
  sample: z.array(z.object({ label: z.string(), at: instantText, path: z.string().nullable() })),
  /** What is old enough and stays all the same, by the reason; one row may have several. */
  kept: z.array(z.object({ why: z.string(), rows: z.number().int() })),
  /** Of a rule that writes to people first: whom it would write to now, and who may still come back. Null of the others. */
  warning: z.object({ owed: z.number().int(), waiting: z.number().int() }).nullable(),
});
export type RetentionDue = z.infer<typeof due>;

const dryRunRetention = endpoint({
  summary: 'What each rule would take away now; nothing is changed',
  method: 'GET',
  path: `${PATH}/dry-run`,
  access: 'admin',
  response: answer({ due: z.array(due) }),
  limit,
});

const changeRetention = endpoint({
  summary: 'Choose after how many months a rule takes away, and whether it does so every night',
  method: 'PUT',
  path: `${PATH}/:name`,
  access: 'admin',
  params,
  body: z.strictObject({
    months: z.number('Please enter whole months').int('Please enter whole months').min(1).max(most),
    isEnabled: z.boolean(),
    password,
  }),
  response: done,
  limit,
});

const runRetention = endpoint({
  summary: 'Carry out a rule that is switched on now, and not only at night',
  method: 'POST',
  path: `${PATH}/:name/run`,
  access: 'admin',
  params,
  body: z.strictObject({ password }),
  response: done,
  limit,
});

export const adminRetentionEndpoints = { getRetention, dryRunRetention, changeRetention, runRetention };
