import { z } from 'zod';
import { COURSE_KINDS } from '#domain/courses/course-kind.ts';
import { CERTIFICATE_TYPES } from '../courses/course-options.ts';

const percent = z.int().min(0).max(100).nullable();
/** A calendar day, `YYYY-MM-DD`. */
const day = z.iso.date();

/** All that a certificate says, as it was on the day of issue. What it says never changes; another one may take its place. */
export const certificateSnapshot = z.object({
  /** As the person wants it to be written, in any script. */
  name: z.string(),
  type: z.enum(CERTIFICATE_TYPES),
  course: z.object({
    title: z.string(),
    code: z.string(),
    kind: z.enum(COURSE_KINDS),
    /** Of a self-paced course, the version that was completed. */
    version: z.int().nullable(),
  }),
  /** Of teaching. */
  minutes: z.int().min(0),
  cpdPoints: z.number().nullable(),
  /** Reached in the test and needed for it; null where there was none. */
  scorePercent: percent,
  neededPercent: percent,
  /** Of the minutes of a run. */
  attendancePercent: percent,
  /** First and last day of a run, and where; null and empty of what is learned at one's own pace. */
  heldFrom: day.nullable(),
  heldTo: day.nullable(),
  city: z.string(),
  country: z.string(),
  issuedOn: day,
  /** The last day on which it is valid; null for life. */
  expiresOn: day.nullable(),
  issuer: z.object({ name: z.string(), address: z.string() }),
  /** Who certifies beside the issuer. */
  bodies: z.array(z.object({ name: z.string(), role: z.string() })),
  signatories: z.array(z.object({ name: z.string(), role: z.string() })),
  hasBadge: z.boolean(),
  hasQr: z.boolean(),
});
export type CertificateSnapshot = z.output<typeof certificateSnapshot>;
