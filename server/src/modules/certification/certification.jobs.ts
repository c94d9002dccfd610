import type { Ctx } from '#server/calls/context.ts';
import { subscribe, subscribeAll } from '#server/calls/events.ts';
import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { afterSaleEvents } from '#server/modules/after-sale/index.ts';
import { assessmentEvents } from '#server/modules/assessments/index.ts';
import { attendanceEvents } from '#server/modules/attendance/index.ts';
import { identityEvents } from '#server/modules/identity/index.ts';
import { learningEvents } from '#server/modules/learning/index.ts';
import { ORDER_KIND, orderEvents } from '#server/modules/orders/index.ts';
import { paymentsEvents } from '#server/modules/payments/index.ts';
import { certificationEvents } from './certification.events.ts';
import { drawCertificate } from './issue/draw-certificate.ts';
import { issueDue } from './issue/issue-due.ts';
import { throwPapersAway } from './issue/throw-papers-away.ts';
import { askAboutRefunded } from './office/ask-about-refunded.ts';
import { tellOfEndingCertificates } from './own/tell-of-ending-certificates.ts';
import { enrolmentsOfOrder, participantsOf, unsettledOfRuns } from './rules/participants.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long after a run its rules are looked at again by themselves; each of them announces its changes besides. */
const LOOKED_AT_MS = 60 * DAY_MS;

export const certificationJobs = (deps: JobDeps): Job[] => [
  ...issuingJobs(deps),
  ...askingJobs(deps),
  {
    name: 'tell-of-ending-certificates',
    everySeconds: 6 * 60 * 60,
    work: () => tellOfEndingCertificates(deps.outer()),
  },
  subscribe(certificationEvents['certificate.issued'], 'paper', ({ certificateId }) =>
    drawCertificate(deps.outer(), certificateId),
  ),
  subscribe(identityEvents['user.erased'], 'papers', ({ userId }) => throwPapersAway(deps.outer(), userId)),
];

/** Whatever may meet the last rule. */
const issuingJobs = ({ asSystem }: JobDeps): Job[] => {
  const issueTo = (find: (ctx: Ctx) => Promise<readonly string[]>) =>
    asSystem(async (ctx) => {
      await issueDue(ctx, await find(ctx));
    });
  const issue = (all: readonly { enrolmentId: string }[]) =>
    issueTo(async () => all.map(({ enrolmentId }) => enrolmentId));
  return [
    subscribeAll(learningEvents['learning.completed'], 'certificates', issue),
    subscribeAll(learningEvents['test.passed'], 'certificates', issue),
    subscribeAll(assessmentEvents['assessment.passed'], 'certificates', issue),
    subscribeAll(attendanceEvents['attendance.changed'], 'certificates', issue),
    subscribe(identityEvents['user.renamed'], 'certificates', ({ userId }) =>
      issueTo(async ({ db }) => (await participantsOf(db, userId)).map(({ enrolmentId }) => enrolmentId)),
    ),
    subscribe(paymentsEvents['payment.captured'], 'certificates', ({ ownerKind, ownerId }) =>
      issueTo(async ({ db }) => (ownerKind === ORDER_KIND ? enrolmentsOfOrder(db, ownerId) : [])),
    ),
    {
      name: 'issue-certificates-of-runs',
      everySeconds: 300,
      work: () =>
        issueTo(({ db, now }) =>
          unsettledOfRuns(db, { from: new Date(now.getTime() - LOOKED_AT_MS), to: now }),
        ),
    },
  ];
};

/** Whatever may give back what a certified course has cost. */
const askingJobs = ({ asSystem }: JobDeps): Job[] => {
  const ask = ({ ownerKind, ownerId }: { ownerKind: string; ownerId: string }) =>
    asSystem((ctx) => askAboutRefunded(ctx, { kind: ownerKind, id: ownerId }));
  const askOfOrder = ({ orderId }: { orderId: string }) => ask({ ownerKind: ORDER_KIND, ownerId: orderId });
  return [
    subscribe(orderEvents['enrolment.cancelled'], 'certificates', askOfOrder),
    subscribe(orderEvents['order.called-off'], 'certificates', askOfOrder),
    subscribe(afterSaleEvents['line.cancelled'], 'certificates', askOfOrder),
    subscribe(paymentsEvents['payment.refunded'], 'certificates', ask),
  ];
};
