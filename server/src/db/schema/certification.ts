import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { CERTIFICATE_TYPES } from '#contracts/courses/course-options.ts';
import { courses } from './catalogue.ts';
import { day, id, instant } from './columns.ts';
import { enrolments } from './enrolments.ts';
import { users } from './identity.ts';

/**
 * A certificate as it was given, never changed and never deleted: what it says is a snapshot. It is revoked, or replaced by
 * another. Those of before this academy kept its own have no enrolment.
 */
export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    /** `AUR-` and three groups of four, the last two signs of which check the others. */
    number: text('number').notNull(),
    /** The number that it had where it came from, of one that was given before this academy kept its own. */
    formerNumber: text('former_number'),
    enrolmentId: uuid('enrolment_id').references(() => enrolments.id),
    /** Which way through the course it is for, from 1. */
    attempt: integer('attempt').notNull().default(1),
    type: text('type', { enum: CERTIFICATE_TYPES }).notNull(),
    userId: uuid('user_id').references(() => users.id),
    courseId: uuid('course_id').references(() => courses.id),
    snapshot: jsonb('snapshot').notNull(),
    /** Of each rule, what was known when it was issued. */
    findings: jsonb('findings').notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** Null: by the rules. */
    issuedBy: uuid('issued_by').references(() => users.id),
    issueReason: text('issue_reason').notNull().default(''),
    /** The last day on which it is valid, by the academy's calendar; null for life. */
    expiresOn: day('expires_on'),
    revokedAt: instant('revoked_at'),
    revokedBy: uuid('revoked_by').references(() => users.id),
    revokeReason: text('revoke_reason').notNull().default(''),
    supersededBy: uuid('superseded_by').references((): AnyPgColumn => certificates.id),
    /** Its bit in the lists of states. */
    statusIndex: integer('status_index').generatedAlwaysAsIdentity({ startWith: 0, minValue: 0 }).notNull(),
    /** Of its PDF, once it was drawn: SHA-256 as hex, and bytes. */
    pdfSha256: text('pdf_sha256'),
    pdfBytes: integer('pdf_bytes'),
  },
  (t) => [
    uniqueIndex('certificates_number_key').on(t.number),
    uniqueIndex('certificates_former_number_key').on(t.formerNumber).where(sql`${t.supersededBy} is null`),
    index('certificates_number_search_idx').on(t.number.op('text_pattern_ops')),
    index('certificates_former_number_search_idx').on(sql`lower(${t.formerNumber}) text_pattern_ops`),
    uniqueIndex('certificates_status_index_key').on(t.statusIndex),
    // Once for each way through a course and type; what was revoked is not issued again by itself.
    uniqueIndex('certificates_issue_key')
      .on(t.enrolmentId, t.attempt, t.type)
      .where(sql`${t.supersededBy} is null`),
    index('certificates_user_idx').on(t.userId, t.issuedAt),
    index('certificates_course_idx').on(t.courseId),
    index('certificates_issued_at_idx').on(t.issuedAt, t.id),
    index('certificates_expires_on_idx').on(t.expiresOn),
    check('certificates_revoked_with_reason', sql`${t.revokedAt} is null or ${t.revokeReason} <> ''`),
  ],
);

/** Keys that badges were signed with, the public half; whoever checks one asks for it. */
export const badgeKeys = pgTable('badge_keys', {
  /** As `did:web` names it after the `#`. */
  id: text('id').primaryKey(),
  publicKeyMultibase: text('public_key_multibase').notNull(),
  firstUsedAt: instant('first_used_at').notNull(),
  revokedAt: instant('revoked_at'),
  revokeReason: text('revoke_reason').notNull().default(''),
});
