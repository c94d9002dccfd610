/** Why nothing is sent just now. */
export type Trouble =
  | { kind: 'unanswered' }
  /** `at` tells one refusal from the next. */
  | { kind: 'login'; at: number }
  | { kind: 'refused'; message: string };

/** It will never be taken as it is, whenever it is sent. */
export const isFinal = (status: number): boolean => [400, 409, 413, 422].includes(status);

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/** Milliseconds; half of it is chance, so that not all come back at once. */
export function waitAfter(failures: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
  return longest * (0.5 + Math.random() / 2);
}
