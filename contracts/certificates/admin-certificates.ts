import { z } from 'zod';
import { CERTIFICATE_STATES } from '#domain/certificates/certificate-state.ts';
import { COURSE_KINDS } from '#domain/courses/course-kind.ts';
import { answer, endpoint } from '../endpoint.ts';
import { instantText, localDay, optionalText, requiredText } from '../fields.ts';
import { numberParams, ruleFinding } from './certificates.ts';

/** How many can be acted on at once. */
export const MOST_AT_ONCE = 200;
const reason = requiredText('Reason', 500);

export const certificateRow = z.object({
  _id: z.string(),
  number: z.string(),
  state: z.enum(CERTIFICATE_STATES),
  name: z.string(),
  course: z.object({ title: z.string(), code: z.string(), kind: z.enum(COURSE_KINDS) }),
  issuedOn: localDay,
  expiresOn: localDay.nullable(),
  /** By the rules, by hand with this reason, or from an earlier list. */
  issuedBy: z.string().nullable(),
  issueReason: z.string(),
  revoked: z.object({ at: instantText, reason: z.string() }).nullable(),
  replacedBy: z.string().nullable(),
  isDrawn: z.boolean(),
});
export type CertificateRow = z.infer<typeof certificateRow>;

const adminListCertificates = endpoint({
  summary: 'Certificates by number, name, address or course, newest first',
  method: 'GET',
  path: '/api/admin/certificates',
  access: 'staff',
  scope: 'certificates:read',
  query: z.strictObject({
    q: z.string().trim().max(120).optional(),
    state: z.enum(['', ...CERTIFICATE_STATES]).optional(),
    /** Whose they are, by the id of the person. */
    person: z.uuid('Not found').or(z.literal('')).optional(),
    cursor: z.string().max(100).optional(),
  }),
  response: answer({ certificates: z.array(certificateRow), nextCursor: z.string().nullable() }),
});

const adminGetCertificate = endpoint({
  summary: 'A certificate, by its number or its `_id`, with how it came about',
  method: 'GET',
  path: '/api/admin/certificates/:number',
  access: 'staff',
  scope: 'certificates:read',
  params: numberParams,
  response: answer({ certificate: certificateRow.extend({ findings: z.array(ruleFinding) }) }),
});

export const heldBack = z.object({
  enrolmentId: z.string(),
  attempt: z.number(),
  name: z.string(),
  email: z.string(),
  course: z.object({ _id: z.string(), title: z.string(), code: z.string(), kind: z.enum(COURSE_KINDS) }),
  isDue: z.boolean(),
  findings: z.array(ruleFinding),
});
export type HeldBack = z.infer<typeof heldBack>;

const adminListHeldBack = endpoint({
  summary:
    'Who has no certificate yet of a course that gives one, and which rules are not met; who is due one first',
  method: 'GET',
  path: '/api/admin/certificates/held-back',
  access: 'staff',
  scope: 'certificates:read',
  query: z.strictObject({ course: z.string().trim().max(200).optional() }),
  response: answer({ people: z.array(heldBack), isCut: z.boolean() }),
});

const enrolmentIds = z.array(z.uuid()).min(1, 'Please choose somebody first.').max(MOST_AT_ONCE);

const issueCertificates = endpoint({
  summary:
    'Issue to those of these people who have met every rule, or with a reason to all of them; to one person also with another name, where the own one cannot be printed',
  method: 'POST',
  path: '/api/admin/certificates/issue',
  access: 'staff',
  body: z.strictObject({
    enrolmentIds,
    reason: optionalText(500),
    name: optionalText(200),
  }),
  response: answer({ message: z.string(), issued: z.number(), heldBack: z.number() }),
});

const reissueCertificate = endpoint({
  summary: 'Issue it again with a corrected name; the one before says that it was replaced',
  method: 'POST',
  path: '/api/admin/certificates/:number/reissue',
  access: 'staff',
  params: numberParams,
  body: z.strictObject({ name: requiredText('Name', 200), reason }),
  response: answer({ message: z.string(), certificate: certificateRow }),
});

const revokeCertificates = endpoint({
  summary: 'Take certificates back, with a reason that whoever verifies them is shown',
  method: 'POST',
  path: '/api/admin/certificates/revoke',
  access: 'staff',
  body: z.strictObject({
    numbers: z.array(z.string().max(40)).min(1, 'Please choose a certificate first.').max(MOST_AT_ONCE),
    reason,
  }),
  response: answer({ message: z.string(), revoked: z.number() }),
});

const importCertificates = endpoint({
  summary:
    'Take over certificates of before, as CSV with the columns number, name, email, course, code, issued, expires, hours, points, body; all of them or none',
  method: 'POST',
  path: '/api/admin/certificates/import',
  access: 'staff',
  body: z.strictObject({ csv: z.string().min(1, 'Please choose a file.').max(1_000_000) }),
  bodyLimit: 1_100_000,
  response: answer({ message: z.string(), imported: z.number(), known: z.number() }),
});

export const adminCertificateEndpoints = {
  adminListCertificates,
  adminGetCertificate,
  adminListHeldBack,
  issueCertificates,
  reissueCertificate,
  revokeCertificates,
  importCertificates,
};
