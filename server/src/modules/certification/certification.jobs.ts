import { subscribe, subscribeAll } from '#server/calls/events.ts';
import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { assessmentEvents } from '#server/modules/assessments/index.ts';
import { attendanceEvents } from '#server/modules/attendance/index.ts';
import { learningEvents } from '#server/modules/learning/index.ts';
import { ORDER_KIND } from '#server/modules/orders/index.ts';
import { paymentsEvents } from '#server/modules/payments/index.ts';
import { certificationEvents } from './certification.events.ts';
import { drawCertificate } from './issue/draw-certificate.ts';
import { issueDue } from './issue/issue-due.ts';
import { tellOfEndingCertificates } from './own/tell-of-ending-certificates.ts';
import { enrolmentsOfOrder, unsettledOfRuns } from './rules/participants.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long after a run its rules are looked at again by themselves; each of them announces its changes besides. */
const LOOKED_AT_MS = 60 * DAY_MS;

export const certificationJobs = ({ asSystem, outer }: JobDeps): Job[] => {
  const issue = (all: readonly { enrolmentId: string }[]) =>
    asSystem(async (ctx) => {
      await issueDue(
        ctx,
        all.map(({ enrolmentId }) => enrolmentId),
      );
    });
  return [
    subscribeAll(learningEvents['learning.completed'], 'certificates', issue),
    subscribeAll(learningEvents['test.passed'], 'certificates', issue),
    subscribeAll(assessmentEvents['assessment.passed'], 'certificates', issue),
    subscribeAll(attendanceEvents['attendance.changed'], 'certificates', issue),
    subscribe(paymentsEvents['payment.captured'], 'certificates', ({ ownerKind, ownerId }) =>
      asSystem(async (ctx) => {
        if (ownerKind === ORDER_KIND) await issueDue(ctx, await enrolmentsOfOrder(ctx.db, ownerId));
      }),
    ),
    {
      name: 'issue-certificates-of-runs',
      everySeconds: 300,
      work: () =>
        asSystem(async (ctx) => {
          const from = new Date(ctx.now.getTime() - LOOKED_AT_MS);
          await issueDue(ctx, await unsettledOfRuns(ctx.db, { from, to: ctx.now }));
        }),
    },
    {
      name: 'tell-of-ending-certificates',
      everySeconds: 6 * 60 * 60,
      work: () => tellOfEndingCertificates(outer()),
    },
    subscribe(certificationEvents['certificate.issued'], 'paper', ({ certificateId }) =>
      drawCertificate(outer(), certificateId),
    ),
  ];
};
