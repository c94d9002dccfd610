import { NEEDS_ACTION } from '#web/lib/office-paths.ts';
import { declareList, flag, over, words } from '#web/lists/list-address.ts';

/** The entry whose confirmation is open, and whether one has just been resolved. */
export const actionList = declareList(NEEDS_ACTION, { resolve: over(words()), done: over(flag()) });
