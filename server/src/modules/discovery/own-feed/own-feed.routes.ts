import { calendarFeedEndpoints as calls } from '#contracts/accounts/calendar-feed.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { getOwnFeed, makeOwnFeed, renewOwnFeed, revokeOwnFeed } from './manage-own-feed.ts';

export const ownFeedBindings: Binding[] = [
  on(calls.getCalendarFeed, getOwnFeed),
  on(calls.makeCalendarFeed, async (ctx) => ({
    message: 'Your calendar address is ready.',
    ...(await makeOwnFeed(ctx)),
  })),
  on(calls.renewCalendarFeed, async (ctx) => ({
    message: 'You have a new calendar address. The one before leads nowhere any more.',
    ...(await renewOwnFeed(ctx)),
  })),
  on(calls.revokeCalendarFeed, async (ctx) => {
    await revokeOwnFeed(ctx);
    return { message: 'Your calendar address leads nowhere any more.' };
  }),
];
