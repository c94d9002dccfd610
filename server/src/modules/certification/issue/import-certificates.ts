import { certificateNumber, DRAWN_SIGNS } from '#domain/certificates/certificate-number.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { announceAll } from '#server/calls/events.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { findUserByEmail } from '#server/modules/identity/index.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import { randomBase32, uuidv7 } from '#server/platform/ids.ts';
import { insertCertificates, type NewCertificate } from '../certificates.repository.ts';
import { certificationEvents } from '../certification.events.ts';
import { type Earlier, readEarlierList } from './read-earlier-list.ts';

/**
 * Takes over certificates that were given before. Each gets a number that nobody can guess beside the one it had, by which
 * it is known again: the same list twice adds nothing. It belongs to an account where its address is confirmed there.
 */
export const importCertificates = async (ctx: SignedInCtx, { csv }: { csv: string }) => {
  const list = await readEarlierList(csv);
  const { legal } = await readSettings(ctx.db);
  const rows: NewCertificate[] = [];
  for (const one of list) rows.push(writeEarlier(one, { legal, userId: await ownerOf(ctx, one), ctx }));
  const inserted = await insertCertificates(ctx.db, rows);
  await announceAll(
    ctx,
    certificationEvents['certificate.issued'],
    inserted.map((certificateId) => ({ certificateId })),
  );
  await recordAudit(ctx, {
    action: 'certificates.imported',
    objectKind: 'user',
    objectId: ctx.caller.user.id,
    after: { imported: inserted.length, known: list.length - inserted.length },
  });
  return { imported: inserted.length, known: list.length - inserted.length };
};

const ownerOf = async ({ db }: SignedInCtx, { email }: Earlier): Promise<string | null> => {
  const user = email === '' ? undefined : await findUserByEmail(db, email.toLowerCase());
  return user?.emailVerifiedAt ? user.id : null;
};

type Known = { legal: { name: string; address: string }; userId: string | null; ctx: SignedInCtx };

const writeEarlier = (one: Earlier, { legal, userId, ctx }: Known): NewCertificate => ({
  id: uuidv7(),
  number: certificateNumber(randomBase32(DRAWN_SIGNS)),
  formerNumber: one.number,
  enrolmentId: null,
  attempt: 1,
  type: 'completion',
  userId,
  courseId: null,
  snapshot: {
    name: one.name,
    type: 'completion',
    course: { title: one.course, code: one.code, kind: 'InPersonCourse', version: null },
    minutes: Math.round(60 * one.hours),
    cpdPoints: one.points,
    scorePercent: null,
    neededPercent: null,
    attendancePercent: null,
    heldFrom: null,
    heldTo: null,
    city: '',
    country: '',
    issuedOn: one.issued,
    expiresOn: one.expires,
    issuer: { name: legal.name, address: legal.address },
    bodies: one.body === '' ? [] : [{ name: one.body, role: 'issuing authority' }],
    signatories: [],
    hasBadge: false,
    hasQr: true,
  },
  findings: [],
  issuedAt: ctx.now,
  issuedBy: ctx.caller.user.id,
  issueReason: `Taken over; its number was ${one.number}`,
  expiresOn: one.expires === null ? null : localDate(one.expires),
});
