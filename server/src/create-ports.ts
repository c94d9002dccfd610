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
import { reviewsOfCourse } from './modules/reviews/index.ts';
import { waitingList, waitingOfCourse } from './modules/waiting-list/index.ts';
import { openGateways } from './open-gateways.ts';
import type { Config } from './platform/config.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import { createMailbox } from './platform/mail/mailbox.ts';
import { createSmtpSender } from './platform/mail/smtp.ts';
import { migrationsFolder } from './platform/project-root.ts';
import type { Secrets } from './platform/secrets.ts';
import { openBackupPlace, openStorage } from './platform/storage/open-storage.ts';
import { verifyBooks } from './verify-books.ts';

type Facts = {
  config: Config;
  secrets: Secrets;
  queue: JobQueue;
  dataDir: string;
  databaseUrl: string;
  catalogueVersion: () => number;
  termsVersion: string;
  demoAccounts: Ports['demoAccounts'];
  fireDrill: Ports['fireDrill'];
};

/** Everything outside that use cases reach for, made once. */
export const createPorts = ({
  config,
  secrets,
  queue,
  dataDir,
  databaseUrl,
  catalogueVersion,
  termsVersion,
  demoAccounts,
  fireDrill,
}: Facts): Ports => {
  const mailbox = createMailbox({ dataDir, from: config.MAIL_FROM });
  const kept = config.SMTP_URL ? null : mailbox;
  const storage = openStorage(config, dataDir);
  const gateways = openGateways(config, secrets);
  return {
    publicUrl: config.publicUrl,
    termsVersion,
    isInvented: config.DEMO_PUBLIC,
    demoAccounts: config.demo && !config.DEMO_PUBLIC ? demoAccounts : [],
    jobs: { enqueue: (db, { command }, ...work) => queue.enqueue(db, command, ...work) },
    events: { announce: (db, { event }, payload) => queue.announce(db, event, payload) },
    receipts,
    courseKinds,
    waitingList,
    obligors: new Map([orderObligor, caseObligor, lineChangeObligor].map((one) => [one.kind, one])),
    courseCounts: createCourseCounts(catalogueVersion),
    caseLinks: createCaseLinks(secrets.LINK_KEY, config.LINK_KEY_PREVIOUS),
    claimLinks: createClaimLinks(secrets.LINK_KEY, config.LINK_KEY_PREVIOUS),
    inviters: [passOnInviter, giftInviter],
    gateways,
    leastChargeAed: gateways.get(gateways.current).minimumAed,
    knownDevices: createKnownDevices(secrets.SESSION_KEY, config.SESSION_KEY_PREVIOUS),
    returnNames: createReturnNames(secrets.LINK_KEY, config.LINK_KEY_PREVIOUS),
    storage,
    backups: {
      place: openBackupPlace(config),
      key: config.BACKUP_KEY,
      everyHours: config.BACKUP_EVERY_HOURS,
      files: config.FILES_S3_BUCKET ? null : storage,
      databaseUrl,
      migrations: migrationsFolder,
      verifyBooks,
    },
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
    fireDrill,
  };
};
