import { AppError } from '#server/calls/app-error.ts';
import type { ReadCtx, SignedInCtx } from '#server/calls/context.ts';
import { presentOwn, stateAt } from '../certificate.present.ts';
import { type Certificate, findCertificate, listCertificatesOf } from '../certificates.repository.ts';
import { judgeParticipants } from '../rules/judge-participants.ts';
import { participantsOf } from '../rules/participants.repository.ts';
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
    points: pointsOf(own.filter((one) => ['valid', 'expired'].includes(stateAt(one, now)))),
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

/** Who counts points counts each of a certificate once; where several bodies stand on it, for the first. */
const pointsOf = (all: readonly Certificate[]) => {
  const sums = new Map<string, { year: number; body: string; points: number }>();
  for (const { snapshot } of all) {
    if (snapshot.cpdPoints === null) continue;
    const year = Number(snapshot.issuedOn.slice(0, 4));
    const body = snapshot.bodies[0]?.name ?? snapshot.issuer.name;
    const key = `${year} ${body}`;
    const before = sums.get(key)?.points ?? 0;
    // Hundredths: points are given with two decimals at most.
    sums.set(key, { year, body, points: Math.round(100 * (before + snapshot.cpdPoints)) / 100 });
  }
  return [...sums.values()].toSorted((a, b) => b.year - a.year || a.body.localeCompare(b.body));
};
