import { z } from 'zod';
import { RULES } from '#domain/certificates/certificate-rules.ts';
import { CERTIFICATE_STATES } from '#domain/certificates/certificate-state.ts';
import { COURSE_KINDS } from '#domain/courses/course-kind.ts';
import { answer, endpoint } from '../endpoint.ts';
import { courseParams, instantText, localDay, storable } from '../fields.ts';
import { certificateSnapshot } from './snapshot.ts';

export const numberParams = z.object({ number: z.string().max(80).refine(storable) });

/** A rule with what is known of it; figures are percentages, of a payment cents that are open. */
export const ruleFinding = z.object({
  rule: z.enum(RULES),
  isMet: z.boolean(),
  reached: z.number().nullable(),
  needed: z.number().nullable(),
  state: z.enum(['open', 'waiting', 'passed', 'failed']),
  /** The title of a test; of a name the letters that cannot be printed. */
  subject: z.string(),
});
export type RuleFinding = z.infer<typeof ruleFinding>;

const verdictOf = z.object({
  state: z.enum(CERTIFICATE_STATES),
  number: z.string(),
  says: certificateSnapshot.omit({ hasBadge: true, hasQr: true }),
  hasBadge: z.boolean(),
  /** Of its PDF as it was issued, as hex; null until it is drawn. */
  pdfSha256: z.string().nullable(),
  revoked: z.object({ at: instantText, reason: z.string() }).nullable(),
  /** The number of the certificate that takes its place. */
  replacedBy: z.string().nullable(),
});

const verifyCertificate = endpoint({
  summary:
    'What a certificate says and whether it is good. Of a number that nobody has: nothing, and the one number that it differs from by one sign, worked out from the number alone',
  method: 'GET',
  path: '/api/certificates/:number/verification',
  access: 'public',
  params: numberParams,
  response: answer({
    checkedAt: instantText,
    certificate: verdictOf.nullable(),
    likely: z.string().nullable(),
  }),
  limit: { hits: 60, seconds: 60, per: 'address' },
});

export const ownCertificate = z.object({
  number: z.string(),
  state: z.enum(CERTIFICATE_STATES),
  says: certificateSnapshot,
  /** Its PDF can be downloaded. */
  isDrawn: z.boolean(),
  /** Pages at which the course can be taken again before it ends: dates to come of what is taught in it. */
  renewPath: z.string().nullable(),
});
export type OwnCertificate = z.infer<typeof ownCertificate>;

const listMyCertificates = endpoint({
  summary: 'The own certificates, newest first, with CPD points by year and body',
  method: 'GET',
  path: '/api/certificates',
  access: 'signed-in',
  response: answer({
    certificates: z.array(ownCertificate),
    points: z.array(z.object({ year: z.number(), body: z.string(), points: z.number() })),
    /** Courses that certify and have not yet. */
    waiting: z.array(
      z.object({
        courseId: z.string(),
        title: z.string(),
        code: z.string(),
        kind: z.enum(COURSE_KINDS),
        met: z.number(),
        of: z.number(),
      }),
    ),
  }),
});

const getMyCertificate = endpoint({
  summary: 'One of the own certificates',
  method: 'GET',
  path: '/api/certificates/:number',
  access: 'signed-in',
  params: numberParams,
  response: answer({ certificate: ownCertificate }),
});

const getCertificateRules = endpoint({
  summary:
    'Each rule of a course’s certificate, what is known of it of the caller, and the page that settles it',
  method: 'GET',
  path: '/api/certificates/rules/:courseId',
  access: 'signed-in',
  params: courseParams,
  response: answer({
    course: z.object({
      courseId: z.string(),
      title: z.string(),
      code: z.string(),
      kind: z.enum(COURSE_KINDS),
      endsOn: localDay.nullable(),
    }),
    /** Issued by itself; else by the course office, from its list. */
    isAutomatic: z.boolean(),
    findings: z.array(ruleFinding.extend({ settledAt: z.string().nullable() })),
    /** The number of the one that was issued. */
    number: z.string().nullable(),
  }),
});

export const certificateEndpoints = {
  verifyCertificate,
  listMyCertificates,
  getMyCertificate,
  getCertificateRules,
};
