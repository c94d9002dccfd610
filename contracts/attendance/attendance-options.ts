/** What is noted of somebody: that they came, that they left before the end, or that they were not there. */
export const MARK_KINDS = ['present', 'left', 'absent'] as const;
/** `code` and `figures`: by the person, from the room’s screen. The others are made by who teaches, or by staff. */
export const ATTENDANCE_METHODS = ['code', 'figures', 'list', 'signature', 'correction'] as const;
/** Of one call; what is left goes with the next. */
export const MARKS_AT_A_TIME = 500;
/** In characters. */
export const LONGEST_SIGNATURE = 12_000;
