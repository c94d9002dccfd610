import { z } from 'zod';
import { PERSON_STATUSES } from '#domain/people/person-status.ts';
import { ROLES } from '../accounts/account-options.ts';
import { COUNTRIES } from '../accounts/countries.ts';
import { PROFESSIONS } from '../accounts/professions.ts';
import { answer, endpoint } from '../endpoint.ts';
import { instantText, storable } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { SEEN } from './people-options.ts';

export const role = z.enum(ROLES);
const status = z.enum(PERSON_STATUSES);
const count = z.number().int();

export const userSummary = z.object({
  _id: z.string(),
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role,
  status,
  profession: z.string(),
  country: z.string(),
  profilePhotoUrl: z.string(),
  createdAt: instantText,
  /** By whatever login, to a quarter of an hour; null of who never was. */
  seenAt: instantText.nullable(),
});
export type UserSummary = z.infer<typeof userSummary>;

export const userRow = userSummary.extend({
  /** The rows that the lists of their orders and certificates have; what was begun and not ordered is none. */
  orders: count,
  certificates: count,
  /** By all of these orders, in cents. */
  paidEur: minorUnits,
  /** A part of a confirmed order is overdue. */
  isLate: z.boolean(),
});
export type UserRow = z.infer<typeof userRow>;

export const listUsers = endpoint({
  summary:
    'People, newest first or by name, with what they ordered and paid; `q` looks in names and address, and finds whose an order or a certificate is by its number',
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  query: z.strictObject({
    q: z.string().max(100).refine(storable, 'Please remove the characters that cannot be shown').optional(),
    /** `office` are staff and administrators. */
    role: z.enum(['', 'office', ...ROLES]).optional(),
    status: z.enum(['', ...PERSON_STATUSES]).optional(),
    profession: z.enum(['', ...PROFESSIONS]).optional(),
    country: z.enum(['', ...COUNTRIES]).optional(),
    /** Since the day began at the academy, within 7 or 30 days; or never. */
    seen: z.enum(['', ...SEEN]).optional(),
    sort: z.enum(['newest', 'name']).default('newest'),
    cursor: z.string().max(100).optional(),
  }),
  response: answer({
    users: z.array(userRow),
    /** How many the filter finds. */
    total: count,
    /** How many there are of each, whatever is filtered. */
    counts: z.object({
      all: count,
      roles: z.record(role, count),
      statuses: z.record(status, count),
    }),
    nextCursor: z.string().nullable(),
  }),
});
