import { AppError } from '#server/calls/app-error.ts';
import type { ReadCtx, SignedInCtx } from '#server/calls/context.ts';
import { presentOwn } from '../certificate.present.ts';
import { type Certificate, findCertificate, listCertificatesOf } from '../certificates.repository.ts';
import { judgeParticipants } from '../rules/judge-participants.ts';
import { participantsOf } from '../rules/participants.repository.ts';
import { pointsOf } from './points-of.ts';
import { findRenewal } from './renewals.ts';

export const listMyCertificates = async (ctx: SignedInCtx) => {
  const { db, now, caller } = ctx;
  const own = await listCertificatesOf(db, caller.user.id);
  const judged = await judgeParticipants(db, await participantsOf(db, caller.user.id), now);
  const certified = new Set(own.map(({ enrolmentId }) => enrolmentId));
  const waiting = judged
    .filter(({ participant }) => !certified.has(participant.enrolmentId))
    .map(({ course: { slug, title, code, kind }, findings }) => ({
      courseId: slug,
      title,
      code,
      kind,
      met: findings.filter(({ isMet }) => isMet).length,
      of: findings.length,
    }));
  return {
    certificates: await Promise.all(own.map((one) => showOwn(ctx, one))),
    points: pointsOf(own, now),
    waiting,
  };
};

export const getMyCertificate = async (ctx: SignedInCtx, { number }: { number: string }) => {
  const found = await findCertificate(ctx.db, number);
  if (!found || found.userId !== ctx.caller.user.id) throw new AppError('not-found');
  return { certificate: await showOwn(ctx, found) };
};

const showOwn = async (ctx: Pick<ReadCtx, 'db' | 'now'>, certificate: Certificate) =>
  presentOwn(certificate, {
    now: ctx.now,
    renewPath: certificate.expiresOn && ((await findRenewal(ctx, certificate.courseId))?.path ?? null),
  });
