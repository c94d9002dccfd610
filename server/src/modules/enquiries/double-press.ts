/** Whoever sends the same text again so soon has pressed twice. */
const DOUBLE_PRESS_MS = 60_000;

/** What was sent after this, with the same text, is the same. */
export const startOfDoublePress = (now: Date): Date => new Date(now.getTime() - DOUBLE_PRESS_MS);
