import type { Cart, CartCourse } from '#contracts/carts/cart.ts';
import { basisPoints } from '#domain/money/money.ts';

export const sampleLine = (changes: Partial<CartCourse> = {}): CartCourse => ({
  courseId: 'inj-101',
  courseType: 'InPersonCourse',
  courseCode: 'INJ-101',
  title: 'Toxin and Fillers',
  displayType: 'In-person',
  startDate: '2027-06-11',
  price: 1_450,
  originalPrice: 1_650,
  isEarlyBird: true,
  earlyBirdSavings: 200,
  enrollmentType: 'paid_early_bird',
  isLinkedCourseFree: false,
  cameWith: null,
  facts: 'Paris, 2 days',
  seatsLeft: 9,
  hasWaitlist: true,
  earlyBirdEndsAt: '2027-05-12T21:59:59.000Z',
  timezone: 'Europe/Paris',
  formerPrice: null,
  problem: null,
  confirmations: [{ key: 'inj-101:prerequisite-1', label: 'I hold a medical license' }],
  consequences: [{ from: null, until: '2027-05-12', refundBp: basisPoints(9_000), creditNote: false }],
  ...changes,
});

/** What came with it, for nothing. */
export const sampleLinked = (changes: Partial<CartCourse> = {}): CartCourse =>
  sampleLine({
    courseId: 'el-110',
    courseType: 'ELearningCourse',
    courseCode: 'EL-110',
    title: 'Reconstitution, Dosing, Safety',
    displayType: 'Self-paced',
    startDate: null,
    price: 0,
    originalPrice: 140,
    isEarlyBird: false,
    earlyBirdSavings: 0,
    enrollmentType: 'free',
    isLinkedCourseFree: true,
    cameWith: 'inj-101',
    facts: 'Lifetime access, 69 min',
    seatsLeft: null,
    earlyBirdEndsAt: null,
    confirmations: [],
    consequences: [],
    ...changes,
  });

const breakdown: NonNullable<Cart['breakdown']> = {
  listPrice: 165_000,
  isEarlyBird: true,
  earlyBirdDiscount: 20_000,
  promoCode: 'SPRING10',
  promoDiscount: 14_500,
  promoBp: 1_000,
  total: 130_500,
  taxBp: 500,
  taxIncluded: 6_214,
  plan: 'full',
  parts: [],
  dueTodayEur: 130_500,
  dueTodayAed: 565_065,
  totalAed: 565_065,
  rate: 4_330_000,
};

export const sampleCart = (changes: Partial<Cart> = {}): Cart => ({
  courses: [sampleLine(), sampleLinked()],
  totalPrice: 1_450,
  originalPrice: 1_790,
  hasEarlyBirdDiscounts: true,
  totalSavings: 340,
  breakdown,
  leftOut: [],
  promo: { code: 'SPRING10', discount: 14_500, message: null },
  isBillingComplete: true,
  order: null,
  ...changes,
});
