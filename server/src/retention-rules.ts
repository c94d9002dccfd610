import type { RetentionRule } from './calls/retention-rule.ts';
import { oldCarts } from './modules/carts/index.ts';
import { oldImports } from './modules/course-builder/index.ts';
import { oldEnquiries } from './modules/enquiries/index.ts';
import { oldLetters } from './modules/notifications/index.ts';
import { oldDrafts } from './modules/orders/index.ts';
import { oldMessages } from './modules/payments/index.ts';

/** All that may go once it is old enough; a test holds it against the names of the rules. */
export const retentionRules: readonly RetentionRule[] = [
  oldEnquiries,
  oldLetters,
  oldDrafts,
  oldCarts,
  oldMessages,
  oldImports,
];
