import { COURSE_KINDS } from '../courses/course-kind.ts';

/** What money is received for: a kind of course that an order is for, or a payment case, whatever that is for. */
export const SALE_KINDS = [...COURSE_KINDS, 'PaymentCase'] as const;
export type SaleKind = (typeof SALE_KINDS)[number];
