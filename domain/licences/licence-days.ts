/** Days for which a seat waits for staff to look at a licence. */
export const DAYS_TO_LOOK = 7;

/** Days to pay in, from when the licence was accepted. */
export const DAYS_TO_PAY = 3;
