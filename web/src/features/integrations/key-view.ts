import { INTEGRATIONS } from '#web/lib/office-paths.ts';
import { declareList, flag, over } from '#web/lists/list-address.ts';

/** Whether the form of a new key is open, and whether one has just ended. */
export const keyList = declareList(INTEGRATIONS, { new: over(flag()), ended: over(flag()) });
