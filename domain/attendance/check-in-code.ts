/** A code of the room's screen is shown for so long. */
export const CODE_MS = 30_000;

/** Which code is shown at an instant, by its number since 1970. */
export const codeNumber = (now: number): number => Math.floor(now / CODE_MS);

/** The codes that are taken at an instant: the one that is shown and the one before it. */
export const takenCodes = (now: number): number[] => [codeNumber(now), codeNumber(now) - 1];
