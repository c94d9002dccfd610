import type { Ports } from './calls/context.ts';
import type { Job, JobDeps } from './calls/jobs.ts';
import { createOuter } from './calls/system.ts';
import { housekeepingJobs } from './housekeeping.jobs.ts';
import { afterSaleJobs } from './modules/after-sale/after-sale.jobs.ts';
import { afterSaleEvents } from './modules/after-sale/index.ts';
import { assessmentEvents } from './modules/assessments/index.ts';
import { attendanceEvents } from './modules/attendance/index.ts';
import { cartJobs } from './modules/carts/carts.jobs.ts';
import { certificationJobs } from './modules/certification/certification.jobs.ts';
import { certificationEvents } from './modules/certification/index.ts';
import { importJobs } from './modules/course-builder/import.jobs.ts';
import { courseBuilderEvents } from './modules/course-builder/index.ts';
import { courseOfficeJobs } from './modules/course-office/course-office.jobs.ts';
import { courseOfficeEvents } from './modules/course-office/index.ts';
import { creditJobs } from './modules/credits/credits.jobs.ts';
import { creditEvents } from './modules/credits/index.ts';
import { enquiryEvents } from './modules/enquiries/index.ts';
import { enrolmentJobs } from './modules/enrolments/enrolments.jobs.ts';
import { enrolmentEvents } from './modules/enrolments/index.ts';
import { fireDrillJobs } from './modules/fire-drill/fire-drill.jobs.ts';
import { giftJobs } from './modules/gifts/gifts.jobs.ts';
import { giftEvents } from './modules/gifts/index.ts';
import { identityJobs } from './modules/identity/identity.jobs.ts';
import { identityEvents } from './modules/identity/index.ts';
import { integrationJobs } from './modules/integrations/integrations.jobs.ts';
import { learningEvents } from './modules/learning/index.ts';
import { learningJobs } from './modules/learning/learning.jobs.ts';
import { licenceEvents } from './modules/licences/index.ts';
import { licenceJobs } from './modules/licences/licences.jobs.ts';
import { liveEvents } from './modules/live/index.ts';
import { mediaJobs } from './modules/media/media.jobs.ts';
import { notificationJobs } from './modules/notifications/notifications.jobs.ts';
import { operationsJobs } from './modules/operations/operations.jobs.ts';
import { orderEvents } from './modules/orders/index.ts';
import { orderJobs } from './modules/orders/orders.jobs.ts';
import { caseEvents } from './modules/payment-cases/index.ts';
import { caseJobs } from './modules/payment-cases/payment-cases.jobs.ts';
import { paymentsEvents } from './modules/payments/index.ts';
import { paymentsJobs } from './modules/payments/payments.jobs.ts';
import { privacyEvents } from './modules/privacy/index.ts';
import { privacyJobs } from './modules/privacy/privacy.jobs.ts';
import { readinessEvents } from './modules/readiness/index.ts';
import { readinessJobs } from './modules/readiness/readiness.jobs.ts';
import { reviewEvents } from './modules/reviews/index.ts';
import { reviewJobs } from './modules/reviews/reviews.jobs.ts';
import { searchJobs } from './modules/search/search.jobs.ts';
import { waitingListEvents } from './modules/waiting-list/index.ts';
import { waitingListJobs } from './modules/waiting-list/waiting-list.jobs.ts';
import type { Db } from './platform/db/database.ts';
import type { Log } from './platform/log.ts';

/** The names of everything that is announced, by module. */
export const events: readonly string[] = [
  identityEvents,
  paymentsEvents,
  creditEvents,
  licenceEvents,
  orderEvents,
  enrolmentEvents,
  giftEvents,
  afterSaleEvents,
  courseOfficeEvents,
  waitingListEvents,
  caseEvents,
  privacyEvents,
  reviewEvents,
  enquiryEvents,
  readinessEvents,
  learningEvents,
  assessmentEvents,
  attendanceEvents,
  certificationEvents,
  liveEvents,
  courseBuilderEvents,
].flatMap(Object.keys);

/** Everything that is done later, by module. */
export const createJobs = (deps: { database: Db; log: Log; ports: Ports; now: () => Date }): Job[] => {
  const outer = () => createOuter(deps);
  const jobDeps: JobDeps = { ...deps, outer, asSystem: (step) => outer().transact(step) };
  return [
    ...housekeepingJobs(jobDeps),
    ...identityJobs(jobDeps),
    ...mediaJobs(jobDeps),
    ...paymentsJobs(jobDeps),
    ...creditJobs(jobDeps),
    ...licenceJobs(jobDeps),
    ...orderJobs(jobDeps),
    ...afterSaleJobs(jobDeps),
    ...enrolmentJobs(jobDeps),
    ...giftJobs(jobDeps),
    ...cartJobs(jobDeps),
    ...courseOfficeJobs(jobDeps),
    ...waitingListJobs(jobDeps),
    ...caseJobs(jobDeps),
    ...learningJobs(jobDeps),
    ...certificationJobs(jobDeps),
    ...importJobs(jobDeps),
    ...reviewJobs(jobDeps),
    ...readinessJobs(jobDeps),
    ...privacyJobs(jobDeps),
    ...notificationJobs(jobDeps),
    ...searchJobs(jobDeps),
    ...integrationJobs(jobDeps),
    ...operationsJobs(jobDeps),
    ...fireDrillJobs(jobDeps),
  ];
};
