import { AppError } from './app-error.ts';

/** Told where something was done since with what is to be undone. */
export const CHANGED_SINCE = 'Somebody has changed this since, so it was not undone.';

/** What is undone has to be the last that was done; `over` says when that was, and is left out by what undoes nothing. */
export function requireLast(doneAt: Date | null, over: string | undefined): void {
  if (over === undefined || doneAt?.getTime() === Date.parse(over)) return;
  throw new AppError('conflict', { message: CHANGED_SINCE });
}
