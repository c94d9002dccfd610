import { z } from 'zod';
import { LICENCE_STATES } from '#domain/licences/licence-standing.ts';
import { COUNTRIES } from '../accounts/countries.ts';
import { PROFESSIONS } from '../accounts/professions.ts';
import { answer, done, endpoint } from '../endpoint.ts';
import { instantText, localDay, oneOf, requiredText, storable } from '../fields.ts';

// A licence proves the profession that a course asks for. Its file is uploaded first, then handed in with what it says.

export const licenceFacts = z.object({
  _id: z.string(),
  profession: z.string(),
  number: z.string(),
  /** Who has issued it. */
  body: z.string(),
  country: z.string(),
  /** Its last day; null where it never ends. */
  expiresOn: localDay.nullable(),
  state: z.enum(LICENCE_STATES),
  /** Of a refusal, as the person is told. */
  reason: z.string(),
  handedInAt: instantText,
  decidedAt: instantText.nullable(),
  /** Opened to its owner and to staff. */
  file: z.object({ url: z.string(), name: z.string(), bytes: z.number(), type: z.string() }).nullable(),
});
export type LicenceFacts = z.infer<typeof licenceFacts>;

const getOwnLicences = endpoint({
  summary: 'The licenses that the caller has handed in, the newest first',
  method: 'GET',
  path: '/api/profile/licences',
  access: 'signed-in',
  response: answer({ licences: z.array(licenceFacts), profession: z.string() }),
});

const handInLicence = endpoint({
  summary: 'Hand in a license, which staff look at; it takes the place of one that still waits',
  method: 'POST',
  path: '/api/profile/licences',
  access: 'signed-in',
  body: z.strictObject({
    profession: oneOf('Profession', PROFESSIONS),
    number: requiredText('Number', 60),
    body: requiredText('Issuing body', 160),
    country: oneOf('Country', COUNTRIES),
    /** Empty where it never ends. */
    expiresOn: z
      .union([z.literal(''), localDay], { error: 'Please enter the last day on which it is good' })
      .transform((day) => day || null),
    /** What `uploadLicence` has answered. */
    file: z
      .string({ error: 'Please upload your license' })
      .min(1, 'Please upload your license')
      .max(200)
      .refine(storable, 'Please upload your license'),
  }),
  response: done,
  limit: { hits: 20, seconds: 3600 },
});

export const licenceEndpoints = { getOwnLicences, handInLicence };
