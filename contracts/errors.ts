/**
 * Every way a call can be refused, and the HTTP status it is told with. The list is closed: a code that is not
 * here does not compile, and `alarm` says whether somebody is woken.
 */
export const ERRORS = {
  'invalid-input': { status: 400, alarm: false, message: 'Some fields need your attention.' },
  'malformed-body': { status: 400, alarm: false, message: 'The request could not be read.' },
  'invalid-signature': { status: 400, alarm: true, message: 'The signature is not valid.' },
  'not-signed-in': { status: 401, alarm: false, message: 'Please login or register first' },
  'wrong-credentials': { status: 401, alarm: false, message: 'Login failed. Please check your credentials.' },
  'unknown-key': { status: 401, alarm: false, message: 'This key is not known, or has ended.' },
  'not-allowed': { status: 403, alarm: false, message: 'You are not allowed to do this.' },
  'cross-site': { status: 403, alarm: true, message: 'This request came from another site and was refused.' },
  'two-step-required': {
    status: 403,
    alarm: false,
    message: 'The back office asks for two-step login. Please set it up first.',
  },
  'confirm-password': { status: 403, alarm: false, message: 'Please enter your password again to confirm.' },
  'not-found': { status: 404, alarm: false, message: 'Not found' },
  'course-not-found': { status: 404, alarm: false, message: 'Course not found' },
  'requires-enrollment': { status: 409, alarm: false, message: 'Please add the course to enrollment first.' },
  'already-enrolled': { status: 409, alarm: false, message: 'You are already enrolled in this course!' },
  'not-enrollable': { status: 409, alarm: false, message: 'Enrollment for this course is closed.' },
  'no-seat-left': { status: 409, alarm: false, message: 'This course is fully booked.' },
  'account-exists': { status: 409, alarm: false, message: 'You already have an account' },
  'promo-refused': { status: 422, alarm: false, message: 'Invalid promo code' },
  'promo-already-applied': {
    status: 409,
    alarm: false,
    message: 'Promo code already applied. Remove it first to apply a different code.',
  },
  'payment-under-way': {
    status: 409,
    alarm: false,
    message: 'Somebody else is paying this request just now. Wait until they have finished, or start again.',
  },
  'wrong-state': { status: 409, alarm: false, message: 'This is no longer possible.' },
  conflict: { status: 409, alarm: false, message: 'Somebody changed this meanwhile. Please load it again.' },
  'still-running': { status: 409, alarm: false, message: 'This request is still being worked on.' },
  'key-reused': { status: 422, alarm: false, message: 'This idempotency key was used for another request.' },
  'refund-too-large': { status: 422, alarm: false, message: 'More than was received cannot be given back.' },
  'link-expired': { status: 410, alarm: false, message: 'This link has expired or was used already.' },
  'recording-ended': { status: 410, alarm: false, message: 'This recording can no longer be seen.' },
  'too-large': { status: 413, alarm: false, message: 'The request is too large.' },
  misdirected: { status: 421, alarm: false, message: 'This address does not serve the academy.' },
  'too-many': {
    status: 429,
    alarm: false,
    message: 'Too many attempts. Please wait a minute and try again.',
  },
  internal: {
    status: 500,
    alarm: true,
    message: 'Something went wrong on our side. Nothing was charged by this step.',
  },
  'gateway-unavailable': {
    status: 503,
    alarm: true,
    message: 'The payment page cannot be reached just now. Your seat is held; please try again in a minute.',
  },
  unavailable: { status: 503, alarm: true, message: 'We are busy for a moment. Please try again.' },
} as const satisfies Record<string, { status: number; alarm: boolean; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** One failing field. `field` is the path in the request's body, as in `billing.city`. */
export type Issue = { field: string; message: string };

/** What every refused call answers. */
export type ErrorAnswer = {
  success: false;
  message: string;
  code: ErrorCode;
  requestId: string;
  issues?: Issue[];
  /** Where the person is better off, as a path of this site. */
  redirectUrl?: string;
};
