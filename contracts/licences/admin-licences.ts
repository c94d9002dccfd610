import { z } from 'zod';
import { LICENCE_STATES } from '#domain/licences/licence-standing.ts';
import { answer, done, endpoint } from '../endpoint.ts';
import { optionalText, storable } from '../fields.ts';
import { licenceFacts } from './licences.ts';

const licenceOfPerson = licenceFacts.extend({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
});
export type LicenceOfPerson = z.infer<typeof licenceOfPerson>;

const params = z.object({ id: z.uuid('Not found') });

const adminListLicences = endpoint({
  summary:
    'Licenses of a state: those that wait, the longest first, of others the newest; `q` looks in name, email and number',
  method: 'GET',
  path: '/api/admin/licences',
  access: 'staff',
  query: z.strictObject({
    state: z.enum([...LICENCE_STATES, 'all']).default('awaiting'),
    q: z.string().max(100).refine(storable, 'Please remove the characters that cannot be shown').optional(),
    cursor: z.string().max(100).optional(),
  }),
  response: answer({
    licences: z.array(licenceOfPerson),
    /** How many there are of each state, whatever is filtered. */
    counts: z.record(z.enum(LICENCE_STATES), z.number()),
    nextCursor: z.string().nullable(),
  }),
});

const countAwaitingLicences = endpoint({
  summary: 'How many licenses wait to be looked at',
  method: 'GET',
  path: '/api/admin/licences/count',
  access: 'staff',
  response: answer({ count: z.number().int() }),
});

const adminGetLicence = endpoint({
  summary: 'One license with its person, who decided, and what else they handed in',
  method: 'GET',
  path: '/api/admin/licences/:id',
  access: 'staff',
  params,
  response: answer({
    licence: licenceOfPerson.extend({ by: z.string() }),
    /** The profession that their account says. */
    statedProfession: z.string(),
    others: z.array(licenceFacts),
  }),
});

const decideLicence = endpoint({
  summary: 'Accept a license that waits, or refuse it with a reason; once',
  method: 'POST',
  path: '/api/admin/licences/:id/decide',
  access: 'staff',
  params,
  body: z.strictObject({
    isAccepted: z.boolean(),
    /** What is written to the person; needed where it is refused. */
    reason: optionalText(500),
  }),
  response: done,
});

export const adminLicenceEndpoints = {
  adminListLicences,
  countAwaitingLicences,
  adminGetLicence,
  decideLicence,
};
