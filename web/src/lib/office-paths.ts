import { managerPage } from '#contracts/courses/course-pages.ts';

/** Pages of the back office that those of other nouns lead to. */
export const DASHBOARD = '/admin';
export const FIND = '/admin/find';
export const NEEDS_ACTION = '/admin/actions';
export const ORDERS = '/admin/orders';
export const LEARNERS = '/admin/learners';
export const PAYMENTS = '/admin/payments';
export const REPORTS = '/admin/reports';
export const JOURNAL = `${REPORTS}/journal`;
export const SELL = '/admin/orders/new';
export const ENQUIRIES = '/admin/enquiries';
export const COURSES = managerPage('InPersonCourse');
export const LIVE_COURSES = managerPage('OnlineLiveTraining');
export const SELF_PACED_COURSES = managerPage('ELearningCourse');
export const INSTRUCTORS = '/admin/instructors';
export const CERTIFICATION_BODIES = '/admin/certification-bodies';
export const PAYMENT_CASES = '/admin/general-payment';
export const PROMO_CODES = '/admin/promo-codes';
export const CERTIFICATES = '/admin/certificates';
export const REVIEWS = '/admin/reviews';
export const LETTERS = '/admin/letters';
export const USERS = '/admin/users';
export const READY = '/admin/ready';
export const SETTINGS = '/admin/settings';
export const INTEGRATIONS = '/admin/integrations';
export const WEBHOOKS = '/admin/integrations/webhooks';
export const FIRE_DRILL = '/admin/fire-drill';
