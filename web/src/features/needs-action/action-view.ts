import { NEEDS_ACTION } from '#web/lib/office-paths.ts';
import { declareList, over, page, type ViewOf, words } from '#web/lists/list-address.ts';

/** Which of them, and the entry of which it is asked whether it is resolved for good. */
export const actionList = declareList(NEEDS_ACTION, {
  cursor: page(),
  resolve: over(words()),
});
export type ActionView = ViewOf<typeof actionList>;
