import type { Ports } from './calls/context.ts';
import { lineChangeObligor, passOnInviter } from './modules/after-sale/index.ts';
import { cartsOfCourse, wishesOfCourse } from './modules/carts/index.ts';
import { linksOfCourse, shownFiles } from './modules/catalogue/index.ts';
import { createCourseCounts } from './modules/course-office/index.ts';
import { receipts } from './modules/documents/index.ts';
import { enquiriesOfCourse } from './modules/enquiries/index.ts';
import { courseKinds, mayReadCourseFile } from './modules/enrolments/index.ts';
import { giftInviter } from './modules/gifts/index.ts';
import { createKnownDevices, findShownPhotos } from './modules/identity/index.ts';
import { filesOfVersions, mayHearRecording } from './modules/learning/index.ts';
import { noticesOfCourse } from './modules/notifications/index.ts';
import { createClaimLinks, orderObligor, ordersOfCourse } from './modules/orders/index.ts';
import { caseObligor, casesOfCourse, createCaseLinks } from './modules/payment-cases/index.ts';
import { createReturnNames } from './modules/payments/index.ts';
import { createMailTrials } from './modules/readiness/index.ts';
import { reviewsOfCourse } from './modules/reviews/index.ts';
import { waitingList, waitingOfCourse } from './modules/waiting-list/index.ts';
import { openGateways } from './open-gateways.ts';
import type { Config } from './platform/config.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import { createMailbox } from './platform/mail/mailbox.ts';
import { createSmtpSender } from './platform/mail/smtp.ts';
import type { Secrets } from './platform/secrets.ts';
import { openStorage } from './platform/storage/open-storage.ts';

type Facts = {
  config: Config;
  secrets: Secrets;
  queue: JobQueue;
  dataDir: string;
  catalogueVersion: () => number;
  termsVersion: string;
  legalPages: Ports['legalPages'];
  demoAccounts: Ports['demoAccounts'];
};

/** Everything outside that use cases reach for, made once. */
export const createPorts = ({
  config,
  secrets,
  queue,
  dataDir,
  catalogueVersion,
  termsVersion,
  legalPages,
  demoAccounts,
}: Facts): Ports => {
  const mailbox = createMailbox({ dataDir, from: config.MAIL_FROM });
  const kept = config.SMTP_URL ? null : mailbox;
  const gateways = openGateways(config, secrets);
  return {
    publicUrl: config.publicUrl,
    termsVersion,
    legalPages,
    mailTrials: createMailTrials(secrets.LINK_KEY),
    // Nothing is known of backups yet.
    backupState: async () => ({ lastBackup: null, lastRestoreDrill: null }),
    isInvented: config.DEMO_PUBLIC,
    demoAccounts: config.demo && !config.DEMO_PUBLIC ? demoAccounts : [],
    jobs: { enqueue: (db, { command }, ...work) => queue.enqueue(db, command, ...work) },
    events: { announce: (db, { event }, payload) => queue.announce(db, event, payload) },
    receipts,
    courseKinds,
    waitingList,
    obligors: new Map([orderObligor, caseObligor, lineChangeObligor].map((one) => [one.kind, one])),
    courseCounts: createCourseCounts(catalogueVersion),
    caseLinks: createCaseLinks(secrets.LINK_KEY),
    claimLinks: createClaimLinks(secrets.LINK_KEY),
    inviters: [passOnInviter, giftInviter],
    gateways,
    leastChargeAed: gateways.get(gateways.current).minimumAed,
    knownDevices: createKnownDevices(secrets.SESSION_KEY),
    returnNames: createReturnNames(secrets.LINK_KEY),
    storage: openStorage(config, dataDir),
    courseReferrers: [
      ordersOfCourse,
      cartsOfCourse,
      wishesOfCourse,
      waitingOfCourse,
      linksOfCourse,
      casesOfCourse,
      enquiriesOfCourse,
      reviewsOfCourse,
      noticesOfCourse,
    ],
    fileUsers: [shownFiles, findShownPhotos, filesOfVersions],
    fileReaders: [mayReadCourseFile, mayHearRecording],
    mail: config.SMTP_URL ? createSmtpSender({ url: config.SMTP_URL, from: config.MAIL_FROM }) : mailbox,
    mailbox: config.demo && !config.DEMO_PUBLIC ? kept : null,
  };
};
