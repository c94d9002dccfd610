import { MAIL_STATES } from '#domain/notices/mail-state.ts';
import { declareList, flag, oneOf, over, page, type ViewOf, words } from '#web/lists/list-address.ts';

/** What the people of a course were sent; `path` is the page of that course. */
export const announcementList = (path: string) => declareList(path, { q: words(), cursor: page() });

/** Whom one of them went to, and whether it is asked to be withdrawn. */
export const recipientList = (path: string) =>
  declareList(path, { state: oneOf(MAIL_STATES), cursor: page(), withdraw: over(flag()) });
export type RecipientView = ViewOf<ReturnType<typeof recipientList>>;

export const noAnnouncements = {
  unmatched: {
    title: 'No announcement has these words',
    text: 'The search looks in subjects and messages.',
    all: 'Show all announcements',
  },
  none: {
    title: 'Nothing has been sent yet',
    text: 'What you write to the people of this course stands here, with what became of each mail.',
  },
};
