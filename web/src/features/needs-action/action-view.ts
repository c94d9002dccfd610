import { NEEDS_ACTION } from '#web/lib/office-paths.ts';
import { declareList, flag, over, page, type ViewOf, words } from '#web/lists/list-address.ts';

/** The entry whose confirmation is open, and whether one has just been resolved. */
export const actionList = declareList(NEEDS_ACTION, {
  cursor: page(),
  resolve: over(words()),
  done: over(flag()),
});
export type ActionView = ViewOf<typeof actionList>;
