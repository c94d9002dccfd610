import { z } from 'zod';
import { filled, id, number, price, rows, section, text, tick } from './cleaned.ts';
import { paymentOptionsSection } from './payment-options.ts';

/** An early-bird price of nothing is none. */
const earlyBirdPrice = price('Early bird price').overwrite((value) => (value === 0 ? null : value));

/** So many courses may come with another. */
export const LINKED_LIMIT = 10;

/** Money is EUR with at most two decimals. */
export const enrollmentShape = {
  basePrice: price('Base price'),
  /** A price of 0 is meant. */
  isFree: tick(),
  baseCurrency: z.literal('EUR').catch('EUR'),
  earlyBird: section({
    basePrice: earlyBirdPrice,
    /** So many days before the start it ends, at the end of the venue's day. */
    days: number('Early bird days', { min: 1, max: 365, fallback: 30 }),
  }),
  /** The capacity. */
  seatsAvailable: number('Seats available', { max: 10_000, fallback: 10 }),
  minEnrollment: number('Minimum enrollment', { min: 1, max: 10_000, fallback: 5 }),
  /** Minutes for which a seat waits for its payment. */
  seatHoldDuration: number('Seat hold', { min: 5, max: 1440, fallback: 30 }),
  paymentOptions: paymentOptionsSection,
  /** They come along free of charge, in this order. The name is only shown: code and title of the course. */
  linkedCourses: rows(
    'Linked courses',
    section({ courseId: id('Linked course'), name: text('Name', 11_000) }),
    { keep: (row) => filled(row.courseId), max: LINKED_LIMIT },
  ),
};
export const enrollmentSection = section(enrollmentShape);
