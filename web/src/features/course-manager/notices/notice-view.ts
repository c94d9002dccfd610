import { COURSES } from '#web/lib/office-paths.ts';
import { declareList, id, over, type ViewOf, words } from '#web/lists/list-address.ts';

/** Of which course, and which reminder is asked to be called off. */
export const noticeList = declareList(`${COURSES}/notifications`, {
  course: id(),
  on: over(words()),
  done: over(words()),
});
export type NoticeView = ViewOf<typeof noticeList>;
