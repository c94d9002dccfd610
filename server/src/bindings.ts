import { afterSaleAdminBindings } from './modules/after-sale/after-sale.admin.routes.ts';
import { afterSaleBindings } from './modules/after-sale/after-sale.routes.ts';
import { passOnBindings } from './modules/after-sale/pass-on/pass-on.routes.ts';
import { assessmentBindings } from './modules/assessments/assessments.routes.ts';
import { attendanceBindings } from './modules/attendance/attendance.routes.ts';
import { cartBindings } from './modules/carts/carts.routes.ts';
import { wishlistBindings } from './modules/carts/wishlist.routes.ts';
import { catalogueBindings } from './modules/catalogue/catalogue.routes.ts';
import { certificationBindings } from './modules/certification/certification.routes.ts';
import { companyBindings } from './modules/companies/companies.routes.ts';
import { analysisBindings } from './modules/course-builder/analysis.routes.ts';
import { draftBindings } from './modules/course-builder/draft.routes.ts';
import { importBindings } from './modules/course-builder/import.routes.ts';
import { narrationBindings } from './modules/course-builder/narration.routes.ts';
import { previewBindings } from './modules/course-builder/preview.routes.ts';
import { publishingBindings } from './modules/course-builder/publishing.routes.ts';
import { courseChangeBindings } from './modules/course-office/course-changes.routes.ts';
import { adminCourseListBindings } from './modules/course-office/course-lists.routes.ts';
import { adminCourseBindings } from './modules/course-office/course-office.routes.ts';
import { rosterBindings } from './modules/course-office/roster.routes.ts';
import { creditBindings } from './modules/credits/credits.routes.ts';
import { ownFeedBindings } from './modules/discovery/own-feed/own-feed.routes.ts';
import { enquiryBindings } from './modules/enquiries/enquiries.routes.ts';
import { enrolmentBindings } from './modules/enrolments/enrolments.routes.ts';
import { findingBindings } from './modules/finding/finding.routes.ts';
import { fireDrillBindings } from './modules/fire-drill/fire-drill.routes.ts';
import { giftBindings } from './modules/gifts/gifts.routes.ts';
import { identityBindings } from './modules/identity/identity.routes.ts';
import { passkeyBindings } from './modules/identity/passkeys/passkeys.routes.ts';
import { safetyBindings } from './modules/identity/safety/safety.routes.ts';
import { integrationBindings } from './modules/integrations/integrations.routes.ts';
import { webhookBindings } from './modules/integrations/webhooks/webhooks.routes.ts';
import { learningBindings } from './modules/learning/learning.routes.ts';
import { noteBindings } from './modules/learning/notes/notes.routes.ts';
import { licenceBindings } from './modules/licences/licences.routes.ts';
import { liveBindings } from './modules/live/live.routes.ts';
import { announcementBindings } from './modules/notifications/announcements/announcements.routes.ts';
import { courseNoticeBindings } from './modules/notifications/notices/course-notices.routes.ts';
import { notificationBindings } from './modules/notifications/notifications.routes.ts';
import { paperBindings } from './modules/notifications/papers/papers.routes.ts';
import { officeSaleBindings } from './modules/office-sales/office-sales.routes.ts';
import { checkoutBindings } from './modules/orders/checkout.routes.ts';
import { claimBindings } from './modules/orders/claims/claims.routes.ts';
import { adminOrderBindings } from './modules/orders/orders.admin.routes.ts';
import { orderBindings } from './modules/orders/orders.routes.ts';
import { paymentLinkBindings } from './modules/payment-cases/link/payment-links.routes.ts';
import { adminCaseBindings } from './modules/payment-cases/payment-cases.admin.routes.ts';
import { peopleBindings } from './modules/people/people.routes.ts';
import { privacyBindings } from './modules/privacy/privacy.routes.ts';
import { promotionsBindings } from './modules/promotions/promotions.routes.ts';
import { readinessBindings } from './modules/readiness/readiness.routes.ts';
import { reportingBindings } from './modules/reporting/reporting.routes.ts';
import { reviewBindings } from './modules/reviews/reviews.routes.ts';
import { searchBindings } from './modules/search/search.routes.ts';
import { settingsBindings } from './modules/settings/settings.routes.ts';
import { teachingBindings } from './modules/teaching/teaching.routes.ts';
import { waitingListBindings } from './modules/waiting-list/waiting-list.routes.ts';

/** Every call of every module. */
export const bindings = [
  ...identityBindings,
  ...safetyBindings,
  ...passkeyBindings,
  ...privacyBindings,
  ...settingsBindings,
  ...catalogueBindings,
  ...adminCourseListBindings,
  ...adminCourseBindings,
  ...teachingBindings,
  ...promotionsBindings,
  ...checkoutBindings,
  ...licenceBindings,
  ...creditBindings,
  ...orderBindings,
  ...claimBindings,
  ...giftBindings,
  ...afterSaleBindings,
  ...passOnBindings,
  ...officeSaleBindings,
  ...companyBindings,
  ...afterSaleAdminBindings,
  ...adminOrderBindings,
  ...enrolmentBindings,
  ...cartBindings,
  ...wishlistBindings,
  ...waitingListBindings,
  ...courseChangeBindings,
  ...rosterBindings,
  ...adminCaseBindings,
  ...paymentLinkBindings,
  ...learningBindings,
  ...noteBindings,
  ...assessmentBindings,
  ...attendanceBindings,
  ...certificationBindings,
  ...liveBindings,
  ...draftBindings,
  ...analysisBindings,
  ...importBindings,
  ...narrationBindings,
  ...publishingBindings,
  ...previewBindings,
  ...reviewBindings,
  ...enquiryBindings,
  ...readinessBindings,
  ...courseNoticeBindings,
  ...announcementBindings,
  ...notificationBindings,
  ...paperBindings,
  ...searchBindings,
  ...ownFeedBindings,
  ...peopleBindings,
  ...findingBindings,
  ...reportingBindings,
  ...integrationBindings,
  ...webhookBindings,
  ...fireDrillBindings,
];
