import { MAIL_STATES } from '#domain/notices/mail-state.ts';
import { LETTERS } from '#web/lib/office-paths.ts';
import { declareList, oneOf, page, type ViewOf, words } from '#web/lists/list-address.ts';

export const letterList = declareList(LETTERS, {
  state: oneOf(MAIL_STATES),
  q: words(),
  cursor: page(),
});
export type LetterView = ViewOf<typeof letterList>;
