import { z } from 'zod';
import { answer, done, endpoint } from '../endpoint.ts';
import { instantText } from '../fields.ts';

// The address of one’s own calendar feed. Who has it reads the feed without a login.

const PATH = '/api/profile/calendar-feed';
const limit = { hits: 60, seconds: 60 };

const calendarFeed = z.object({
  /** Null where it was made with a key that this installation has no more: it still works, and cannot be shown. */
  url: z.string().nullable(),
  createdAt: instantText,
  /** When a calendar last asked for it, to a quarter of an hour; null where none has. */
  fetchedAt: instantText.nullable(),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

const getCalendarFeed = endpoint({
  summary: 'The address of the own calendar feed',
  method: 'GET',
  path: PATH,
  access: 'signed-in',
  response: answer({ feed: calendarFeed.nullable() }),
});

const made = answer({ message: z.string(), feed: calendarFeed.nullable() });

const makeCalendarFeed = endpoint({
  summary: 'Make an address for the own calendar feed; one that there is stays',
  method: 'POST',
  path: PATH,
  access: 'signed-in',
  response: made,
  limit,
});

const renewCalendarFeed = endpoint({
  summary: 'Give the own calendar feed another address; the one before leads nowhere any more',
  method: 'PUT',
  path: PATH,
  access: 'signed-in',
  response: made,
  limit,
});

const revokeCalendarFeed = endpoint({
  summary: 'Take the address of the own calendar feed back',
  method: 'DELETE',
  path: PATH,
  access: 'signed-in',
  response: done,
  limit,
});

export const calendarFeedEndpoints = {
  getCalendarFeed,
  makeCalendarFeed,
  renewCalendarFeed,
  revokeCalendarFeed,
};
