import { accountEndpoints } from './accounts/accounts.ts';
import { calendarFeedEndpoints } from './accounts/calendar-feed.ts';
import { passkeyEndpoints } from './accounts/passkeys.ts';
import { privacyEndpoints } from './accounts/privacy.ts';
import { profileEndpoints } from './accounts/profile.ts';
import { safetyEndpoints } from './accounts/safety.ts';
import { adminLineEndpoints } from './after-sale/admin-lines.ts';
import { adminMoveEndpoints } from './after-sale/admin-moves.ts';
import { lineChangeEndpoints } from './after-sale/line-changes.ts';
import { lineOptionEndpoints } from './after-sale/line-options.ts';
import { moveLineEndpoints } from './after-sale/move-line.ts';
import { participantEndpoints } from './after-sale/participants.ts';
import { passOnEndpoints } from './after-sale/pass-on.ts';
import { assessmentEndpoints } from './assessments/assessments.ts';
import { adminAttendanceEndpoints } from './attendance/admin-attendance.ts';
import { adminVideoEndpoints } from './attendance/admin-videos.ts';
import { checkInEndpoints } from './attendance/check-in.ts';
import { platformListEndpoints } from './attendance/platform-list.ts';
import { presenceEndpoints } from './attendance/presence.ts';
import { videoEndpoints } from './attendance/videos.ts';
import { cartEndpoints } from './carts/cart.ts';
import { wishlistEndpoints } from './carts/wishlist.ts';
import { adminCertificateEndpoints } from './certificates/admin-certificates.ts';
import { badgeEndpoints } from './certificates/badges.ts';
import { certificateEndpoints } from './certificates/certificates.ts';
import { companyEndpoints } from './companies/admin-companies.ts';
import { analysisEndpoints } from './course-builder/analysis.ts';
import { draftEndpoints } from './course-builder/draft.ts';
import { importEndpoints } from './course-builder/import.ts';
import { narrationEndpoints } from './course-builder/narration.ts';
import { previewEndpoints } from './course-builder/preview.ts';
import { publishingEndpoints } from './course-builder/publishing.ts';
import { adminCourseEndpoints } from './course-office/admin-courses.ts';
import { announcementEndpoints } from './course-office/announcements.ts';
import { courseChangeEndpoints } from './course-office/course-changes.ts';
import { courseFileEndpoints } from './course-office/course-files.ts';
import { courseNameEndpoints } from './course-office/course-names.ts';
import { courseNoticeEndpoints } from './course-office/course-notices.ts';
import { runDecisionEndpoints } from './course-office/run-decisions.ts';
import { sessionActEndpoints } from './course-office/session-acts.ts';
import { teachingEndpoints } from './course-office/teaching.ts';
import { courseEndpoints } from './courses/in-person-courses.ts';
import { instructorEndpoints } from './courses/instructors.ts';
import { liveCourseEndpoints } from './courses/live-courses.ts';
import { ownAnnouncementEndpoints } from './courses/own-announcements.ts';
import { creditEndpoints } from './credits/credits.ts';
import { adminEnquiryEndpoints } from './enquiries/admin-enquiries.ts';
import { enquiryEndpoints } from './enquiries/enquiries.ts';
import { findingEndpoints } from './finding/admin-find.ts';
import { giftEndpoints } from './gifts/gifts.ts';
import { apiKeyEndpoints } from './integrations/admin-api-keys.ts';
import { webhookEndpoints } from './integrations/admin-webhooks.ts';
import { adminLearnerEndpoints } from './learning/admin-learners.ts';
import { elearningEndpoints } from './learning/elearning.ts';
import { keptCourseEndpoints } from './learning/kept-course.ts';
import { noteEndpoints } from './learning/notes.ts';
import { previewLinkEndpoints } from './learning/preview.ts';
import { progressEndpoints } from './learning/progress.ts';
import { testEndpoints } from './learning/tests.ts';
import { adminLicenceEndpoints } from './licences/admin-licences.ts';
import { licenceEndpoints } from './licences/licences.ts';
import { adminRecordingEndpoints } from './live/admin-recordings.ts';
import { liveSessionEndpoints } from './live/live-sessions.ts';
import { recordingEndpoints } from './live/recordings.ts';
import { needsActionEndpoints } from './orders/admin-needs-action.ts';
import { officeSaleEndpoints } from './orders/admin-office-sales.ts';
import { adminOrderEndpoints } from './orders/admin-orders.ts';
import { adminPaperEndpoints } from './orders/admin-papers.ts';
import { promoCodeEndpoints } from './orders/admin-promo-codes.ts';
import { checkoutEndpoints } from './orders/checkout.ts';
import { claimEndpoints } from './orders/claims.ts';
import { elearningCheckoutEndpoints } from './orders/elearning-checkout.ts';
import { orderEndpoints } from './orders/orders.ts';
import { paperEndpoints } from './orders/papers.ts';
import { paymentCaseEndpoints } from './payment-cases/admin-payment-cases.ts';
import { paymentLinkEndpoints } from './payment-cases/payment-links.ts';
import { peopleEndpoints } from './people/admin-people.ts';
import { adminPrivacyEndpoints } from './people/admin-privacy.ts';
import { adminRetentionEndpoints } from './people/admin-retention.ts';
import { timelineEndpoints } from './people/person-timeline.ts';
import { journalEndpoints } from './reporting/admin-journal.ts';
import { reportingEndpoints } from './reporting/admin-payments.ts';
import { reportEndpoints } from './reporting/admin-reports.ts';
import { adminReviewEndpoints } from './reviews/admin-reviews.ts';
import { reviewEndpoints } from './reviews/reviews.ts';
import { fireDrillEndpoints } from './site/admin-fire-drill.ts';
import { letterEndpoints } from './site/admin-letters.ts';
import { readinessEndpoints } from './site/admin-readiness.ts';
import { settingsEndpoints } from './site/admin-settings.ts';
import { mailboxEndpoints } from './site/mailbox.ts';
import { searchEndpoints } from './site/search.ts';
import { siteEndpoints } from './site/site.ts';
import { adminWaitingListEndpoints } from './waiting-list/admin-waiting-list.ts';
import { waitingListEndpoints } from './waiting-list/waiting-list.ts';

/** Every call there is, by name. A call that is not here cannot be made. */
export const endpoints = {
  ...accountEndpoints,
  ...profileEndpoints,
  ...safetyEndpoints,
  ...passkeyEndpoints,
  ...calendarFeedEndpoints,
  ...courseEndpoints,
  ...liveCourseEndpoints,
  ...instructorEndpoints,
  ...checkoutEndpoints,
  ...elearningCheckoutEndpoints,
  ...cartEndpoints,
  ...wishlistEndpoints,
  ...waitingListEndpoints,
  ...adminWaitingListEndpoints,
  ...orderEndpoints,
  ...paperEndpoints,
  ...adminPaperEndpoints,
  ...claimEndpoints,
  ...giftEndpoints,
  ...lineOptionEndpoints,
  ...lineChangeEndpoints,
  ...moveLineEndpoints,
  ...adminMoveEndpoints,
  ...participantEndpoints,
  ...passOnEndpoints,
  ...adminLineEndpoints,
  ...creditEndpoints,
  ...adminOrderEndpoints,
  ...officeSaleEndpoints,
  ...companyEndpoints,
  ...needsActionEndpoints,
  ...reportingEndpoints,
  ...reportEndpoints,
  ...journalEndpoints,
  ...promoCodeEndpoints,
  ...paymentCaseEndpoints,
  ...paymentLinkEndpoints,
  ...elearningEndpoints,
  ...keptCourseEndpoints,
  ...adminLearnerEndpoints,
  ...progressEndpoints,
  ...settingsEndpoints,
  ...apiKeyEndpoints,
  ...webhookEndpoints,
  ...fireDrillEndpoints,
  ...readinessEndpoints,
  ...siteEndpoints,
  ...enquiryEndpoints,
  ...peopleEndpoints,
  ...timelineEndpoints,
  ...findingEndpoints,
  ...letterEndpoints,
  ...adminEnquiryEndpoints,
  ...reviewEndpoints,
  ...adminReviewEndpoints,
  ...privacyEndpoints,
  ...adminPrivacyEndpoints,
  ...adminRetentionEndpoints,
  ...licenceEndpoints,
  ...adminLicenceEndpoints,
  ...searchEndpoints,
  ...mailboxEndpoints,
  ...draftEndpoints,
  ...analysisEndpoints,
  ...importEndpoints,
  ...narrationEndpoints,
  ...publishingEndpoints,
  ...previewEndpoints,
  ...previewLinkEndpoints,
  ...adminCourseEndpoints,
  ...courseChangeEndpoints,
  ...courseFileEndpoints,
  ...courseNameEndpoints,
  ...courseNoticeEndpoints,
  ...announcementEndpoints,
  ...ownAnnouncementEndpoints,
  ...runDecisionEndpoints,
  ...sessionActEndpoints,
  ...teachingEndpoints,
  ...testEndpoints,
  ...noteEndpoints,
  ...assessmentEndpoints,
  ...adminAttendanceEndpoints,
  ...checkInEndpoints,
  ...videoEndpoints,
  ...presenceEndpoints,
  ...platformListEndpoints,
  ...liveSessionEndpoints,
  ...recordingEndpoints,
  ...adminRecordingEndpoints,
  ...adminVideoEndpoints,
  ...certificateEndpoints,
  ...badgeEndpoints,
  ...adminCertificateEndpoints,
};

export type EndpointName = keyof typeof endpoints;
