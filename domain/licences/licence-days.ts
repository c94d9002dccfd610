/** Days for which a seat waits for staff to look at a licence. */
export const DAYS_TO_LOOK = 7;

/** Days to pay in, from when the licence was accepted. */
export const DAYS_TO_PAY = 3;

/** Seats that one person holds at a time, of whatever courses, while a licence of theirs is looked at. */
export const MOST_SEATS_MEANWHILE = 3;

/**
 * How often a course is held for one person while a licence is looked at: once more after a refusal, or after nobody has
 * looked in time. From then on it is looked at first.
 */
export const MOST_HOLDS_OF_A_COURSE = 2;
