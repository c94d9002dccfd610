import { accountEndpoints } from './accounts.ts';
import { adminCourseEndpoints } from './admin-courses.ts';
import { adminEnquiryEndpoints } from './admin-enquiries.ts';
import { adminOrderEndpoints } from './admin-orders.ts';
import { adminReviewEndpoints } from './admin-reviews.ts';
import { checkoutEndpoints } from './checkout.ts';
import { courseChangeEndpoints } from './course-changes.ts';
import { courseFileEndpoints } from './course-files.ts';
import { courseNameEndpoints } from './course-names.ts';
import { courseNoticeEndpoints } from './course-notices.ts';
import { enquiryEndpoints } from './enquiries.ts';
import { courseEndpoints } from './in-person-courses.ts';
import { instructorEndpoints } from './instructors.ts';
import { mailboxEndpoints } from './mailbox.ts';
import { orderEndpoints } from './orders.ts';
import { paymentCaseEndpoints } from './payment-cases.ts';
import { paymentLinkEndpoints } from './payment-links.ts';
import { profileEndpoints } from './profile.ts';
import { promoCodeEndpoints } from './promo-codes.ts';
import { reviewEndpoints } from './reviews.ts';
import { searchEndpoints } from './search.ts';
import { settingsEndpoints } from './settings.ts';
import { siteEndpoints } from './site.ts';
import { teachingEndpoints } from './teaching.ts';

/** Every call there is, by name. A call that is not here cannot be made. */
export const endpoints = {
  ...accountEndpoints,
  ...profileEndpoints,
  ...courseEndpoints,
  ...instructorEndpoints,
  ...checkoutEndpoints,
  ...orderEndpoints,
  ...adminOrderEndpoints,
  ...promoCodeEndpoints,
  ...paymentCaseEndpoints,
  ...paymentLinkEndpoints,
  ...settingsEndpoints,
  ...siteEndpoints,
  ...enquiryEndpoints,
  ...adminEnquiryEndpoints,
  ...reviewEndpoints,
  ...adminReviewEndpoints,
  ...searchEndpoints,
  ...mailboxEndpoints,
  ...adminCourseEndpoints,
  ...courseChangeEndpoints,
  ...courseFileEndpoints,
  ...courseNameEndpoints,
  ...courseNoticeEndpoints,
  ...teachingEndpoints,
};

export type EndpointName = keyof typeof endpoints;
