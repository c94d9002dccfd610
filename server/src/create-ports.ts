import type { Ports } from './calls/context.ts';
import { lineChangeObligor, passOnInviter } from './modules/after-sale/index.ts';
import { createCheckInCodes, findHandedIn, mayWatchVideo } from './modules/attendance/index.ts';
import { cartsOfCourse, wishesOfCourse } from './modules/carts/index.ts';
import { linksOfCourse, shownFiles } from './modules/catalogue/index.ts';
import { certificatesOfPlaces, createBadgeKeyring } from './modules/certification/index.ts';
import { copyDraft, filesOfDrafts, mayHearPreview } from './modules/course-builder/index.ts';
import { createCourseCounts } from './modules/course-office/index.ts';
import { createFeedLinks } from './modules/discovery/index.ts';
import { receipts } from './modules/documents/index.ts';
import { enquiriesOfCourse } from './modules/enquiries/index.ts';
import { courseKinds, mayReadCourseFile } from './modules/enrolments/index.ts';
import { giftInviter } from './modules/gifts/index.ts';
import { createKnownDevices, findShownPhotos } from './modules/identity/index.ts';
import { createWebhookLine } from './modules/integrations/index.ts';
import { filesOfVersions, mayHearRecording, showElearningCourse } from './modules/learning/index.ts';
import { filesOfLicences, mayReadLicence } from './modules/licences/index.ts';
import { createJoinLinks, findRecorded } from './modules/live/index.ts';
import { noticesOfCourse } from './modules/notifications/index.ts';
import { readBackupState } from './modules/operations/index.ts';
import { createClaimLinks, orderObligor, ordersOfCourse } from './modules/orders/index.ts';
import { caseObligor, casesOfCourse, createCaseLinks } from './modules/payment-cases/index.ts';
import { createReturnNames } from './modules/payments/index.ts';
import { createMailTrials } from './modules/readiness/index.ts';
import { reviewsOfCourse } from './modules/reviews/index.ts';
import { waitingList, waitingOfCourse } from './modules/waiting-list/index.ts';
import { openGateways } from './open-gateways.ts';
import { personKeepers, retentionRules } from './person-keepers.ts';
import type { Config } from './platform/config.ts';
import { createFieldSeal } from './platform/field-seal.ts';
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
  privacyVersion: string;
  legalPages: Ports['legalPages'];
  demoAccounts: Ports['demoAccounts'];
  fireDrill: Ports['fireDrill'];
};

/** What is the same wherever an academy runs. */
const ofModules = {
  receipts,
  certificatesOfPlaces,
  courseKinds,
  waitingList,
  webhookLine: createWebhookLine(),
};

/** What modules downstream have of courses. */
const ofCourses = { courseCopiers: [copyDraft], landingPage: showElearningCourse };

/** Who shows a file, and who lets somebody read one. */
const ofFiles = {
  fileUsers: [
    shownFiles,
    findShownPhotos,
    filesOfVersions,
    filesOfDrafts,
    findHandedIn,
    findRecorded,
    filesOfLicences,
  ],
  fileReaders: [mayReadCourseFile, mayHearRecording, mayHearPreview, mayWatchVideo, mayReadLicence],
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
  privacyVersion,
  legalPages,
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
    privacyVersion,
    legalPages,
    backupState: readBackupState,
    isInvented: config.DEMO_PUBLIC,
    demoAccounts: config.demo && !config.DEMO_PUBLIC ? demoAccounts : [],
    jobs: { enqueue: (db, { command }, ...work) => queue.enqueue(db, command, ...work) },
    events: { announce: (db, { event }, payloads) => queue.announce(db, event, payloads) },
    ...ofModules,
    obligors: new Map([orderObligor, caseObligor, lineChangeObligor].map((one) => [one.kind, one])),
    ...ofCourses,
    courseCounts: createCourseCounts(catalogueVersion),
    inviters: [passOnInviter, giftInviter],
    gateways,
    leastChargeAed: gateways.get(gateways.current).minimumAed,
    ...keyed(config, secrets),
    badgeKey: createBadgeKeyring(secrets.BADGE_KEY, config.publicUrl),
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
    personKeepers: personKeepers(mailbox),
    retentionRules,
    ...ofFiles,
    mail: config.SMTP_URL ? createSmtpSender({ url: config.SMTP_URL, from: config.MAIL_FROM }) : mailbox,
    mailbox: config.demo && !config.DEMO_PUBLIC ? kept : null,
    fireDrill,
  };
};

/** What is sealed with a key of this installation; while a key is being replaced, what the one before has sealed is good too. */
const keyed = (
  { LINK_KEY_PREVIOUS, SESSION_KEY_PREVIOUS, FIELD_KEY_PREVIOUS }: Config,
  { LINK_KEY, SESSION_KEY, FIELD_KEY }: Pick<Secrets, 'LINK_KEY' | 'SESSION_KEY' | 'FIELD_KEY'>,
) => ({
  caseLinks: createCaseLinks(LINK_KEY, LINK_KEY_PREVIOUS),
  claimLinks: createClaimLinks(LINK_KEY, LINK_KEY_PREVIOUS),
  returnNames: createReturnNames(LINK_KEY, LINK_KEY_PREVIOUS),
  checkInCodes: createCheckInCodes(LINK_KEY, LINK_KEY_PREVIOUS),
  joinLinks: createJoinLinks(LINK_KEY, LINK_KEY_PREVIOUS),
  feedLinks: createFeedLinks(LINK_KEY, LINK_KEY_PREVIOUS),
  mailTrials: createMailTrials(LINK_KEY, LINK_KEY_PREVIOUS),
  knownDevices: createKnownDevices(SESSION_KEY, SESSION_KEY_PREVIOUS),
  fieldSeal: createFieldSeal(FIELD_KEY, FIELD_KEY_PREVIOUS),
});
