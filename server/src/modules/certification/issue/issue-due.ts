import type { Ctx } from '#server/calls/context.ts';
import { announceAll } from '#server/calls/events.ts';
import { listTeaching } from '#server/modules/catalogue/index.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import { insertCertificates, updateCertificate } from '../certificates.repository.ts';
import { certificationEvents } from '../certification.events.ts';
import { type Judged, judgeParticipants } from '../rules/judge-participants.ts';
import { findParticipants } from '../rules/participants.repository.ts';
import { type Occasion, wayKey, writeCertificate } from './write-certificate.ts';

/** Issues to those of these enrolments who have met every rule of a course that issues by itself; once, whoever asks meanwhile. */
export const issueDue = async (ctx: Ctx, enrolmentIds: readonly string[]): Promise<number> => {
  const all = await judgeParticipants(
    ctx.db,
    await findParticipants(ctx.db, [...new Set(enrolmentIds)]),
    ctx.now,
  );
  const due = all.filter(({ isDue, course }) => isDue && course.certification.features.autoGenerate);
  return issueTo(ctx, due, null);
};

/** How many were issued: who has one for this way through the course already gets no other. */
export const issueTo = async (ctx: Ctx, all: readonly Judged[], by: Occasion['by']): Promise<number> => {
  if (all.length === 0) return 0;
  const occasion: Occasion = {
    now: ctx.now,
    settings: await readSettings(ctx.db),
    teaching: await listTeaching(
      ctx.db,
      all.map(({ course }) => course.id),
    ),
    by,
  };
  const rows = all.map((one) => writeCertificate(one, occasion));
  for (const row of rows) {
    const replaced = by?.replaced.get(wayKey(row));
    if (replaced) await updateCertificate(ctx.db, replaced, { supersededBy: row.id });
  }
  const issued = await insertCertificates(ctx.db, rows);
  await announceAll(
    ctx,
    certificationEvents['certificate.issued'],
    issued.map((certificateId) => ({ certificateId })),
  );
  return issued.length;
};
