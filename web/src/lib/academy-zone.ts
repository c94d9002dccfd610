/** Where the academy has its seat: the calendar of its payments and of the back office. */
export const ACADEMY_ZONE = 'Asia/Dubai';
