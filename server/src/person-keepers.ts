import type { PersonKeeper } from './calls/person-keeper.ts';
import type { RetentionRule } from './calls/retention-rule.ts';
import { changesOfPerson } from './modules/after-sale/index.ts';
import { attendanceOfPerson } from './modules/attendance/index.ts';
import { auditOfPerson } from './modules/audit/index.ts';
import { cartsOfPerson, oldCarts } from './modules/carts/index.ts';
import { coursesOfPerson } from './modules/catalogue/index.ts';
import { certificatesOfPerson } from './modules/certification/index.ts';
import { companiesOfPerson } from './modules/companies/index.ts';
import { oldImports } from './modules/course-builder/index.ts';
import { creditsOfPerson } from './modules/credits/index.ts';
import { papersOfPerson } from './modules/documents/index.ts';
import { enquiriesOfPerson, oldEnquiries } from './modules/enquiries/index.ts';
import { enrolmentsOfPerson } from './modules/enrolments/index.ts';
import { drillsOfPerson } from './modules/fire-drill/index.ts';
import { giftsOfPerson } from './modules/gifts/index.ts';
import { accountsOfPerson } from './modules/identity/index.ts';
import { keysOfPerson } from './modules/integrations/index.ts';
import { notesOfPerson } from './modules/learning/index.ts';
import { licencesOfPerson } from './modules/licences/index.ts';
import { photosOfPerson } from './modules/media/index.ts';
import { mailsOfPerson, oldLetters } from './modules/notifications/index.ts';
import { oldDrafts, ordersOfPerson } from './modules/orders/index.ts';
import { casesOfPerson } from './modules/payment-cases/index.ts';
import { moneyOfPerson, oldMessages } from './modules/payments/index.ts';
import { unusedAccounts } from './modules/people/index.ts';
import { requestsOfPerson } from './modules/privacy/index.ts';
import { codesOfPerson } from './modules/promotions/index.ts';
import { trialsOfPerson } from './modules/readiness/index.ts';
import { reviewsOfPerson } from './modules/reviews/index.ts';
import { instructorOfPerson } from './modules/teaching/index.ts';
import { placesOfPerson } from './modules/waiting-list/index.ts';

/** All that the academy keeps of people, upstream first: a column of a person that none of them has fails a test. */
export const personKeepers = (mailbox: Parameters<typeof mailsOfPerson>[0]): readonly PersonKeeper[] => [
  auditOfPerson,
  accountsOfPerson,
  photosOfPerson,
  coursesOfPerson,
  instructorOfPerson,
  codesOfPerson,
  moneyOfPerson,
  papersOfPerson,
  creditsOfPerson,
  licencesOfPerson,
  ordersOfPerson,
  enrolmentsOfPerson,
  giftsOfPerson,
  cartsOfPerson,
  companiesOfPerson,
  changesOfPerson,
  placesOfPerson,
  casesOfPerson,
  notesOfPerson,
  attendanceOfPerson,
  certificatesOfPerson,
  reviewsOfPerson,
  enquiriesOfPerson,
  trialsOfPerson,
  requestsOfPerson,
  mailsOfPerson(mailbox),
  keysOfPerson,
  drillsOfPerson,
];

/** What of that may go once it is old enough; a test holds it against the names of the rules. */
export const retentionRules: readonly RetentionRule[] = [
  oldEnquiries,
  oldLetters,
  oldDrafts,
  oldCarts,
  oldMessages,
  oldImports,
  unusedAccounts,
];
