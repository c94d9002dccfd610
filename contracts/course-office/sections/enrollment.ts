import { z } from 'zod';
import { day, filled, id, number, price, rows, section, text, tick } from './cleaned.ts';
import { paymentOptionsSection } from './payment-options.ts';

/** An early-bird price of nothing is none. */
const earlyBirdPrice = price('Early bird price').overwrite((value) => (value === 0 ? null : value));

/** So many courses may come with another. */
export const LINKED_LIMIT = 10;

/** Money is EUR with at most two decimals. */
const priceShape = {
  basePrice: price('Base price'),
  /** A price of 0 is meant. */
  isFree: tick(),
  baseCurrency: z.literal('EUR').catch('EUR'),
  /** They come along free of charge, in this order. The name is only shown: code and title of the course. */
  linkedCourses: rows(
    'Linked courses',
    section({ courseId: id('Linked course'), name: text('Name', 11_000) }),
    { keep: (row) => filled(row.courseId), max: LINKED_LIMIT },
  ),
};

const earlyBirdShape = {
  basePrice: earlyBirdPrice,
  /** So many days before the start it ends, at the end of the venue's day. */
  days: number('Early bird days', { min: 1, max: 365, fallback: 30 }),
};
/** Its last day, by the academy's clock; where nothing starts, it is not counted back from anything. */
const endsOn = day('Last day of the early bird');

export const enrollmentShape = {
  ...priceShape,
  earlyBird: section(earlyBirdShape),
  /** The capacity. */
  seatsAvailable: number('Seats available', { max: 10_000, fallback: 10 }),
  minEnrollment: number('Minimum enrollment', { min: 1, max: 10_000, fallback: 5 }),
  /** Minutes for which a seat waits for its payment. */
  seatHoldDuration: number('Seat hold', { min: 5, max: 1440, fallback: 30 }),
  paymentOptions: paymentOptionsSection,
};
/** Of what takes place on certain days, with seats. */
export const runEnrollment = section(enrollmentShape);

export const selfPacedEnrollmentShape = {
  ...priceShape,
  earlyBird: section({ basePrice: earlyBirdPrice, endsOn }),
};
/** Of a self-paced course, which has no seats and is paid at once. */
export const selfPacedEnrollment = section(selfPacedEnrollmentShape);

/** With what either has. */
export const enrollmentSection = section({
  ...enrollmentShape,
  earlyBird: section({ ...earlyBirdShape, endsOn }),
});
