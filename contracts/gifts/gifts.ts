import { z } from 'zod';
import { CLAIM_PLACE_STATES } from '#domain/orders/claim-state.ts';
import { GIFT_STATES } from '#domain/orders/gift-state.ts';
import { answer, endpoint } from '../endpoint.ts';
import { email, instantText, localDay } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { orderCourse, orderParams } from '../orders/orders.ts';

/** An order that is a gift, as its giver sees it. */
export const giftView = z.object({
  reference: z.string(),
  state: z.enum(GIFT_STATES),
  /** Empty where the giver hands the link on. */
  email: z.string(),
  message: z.string(),
  /** The day of the letter, where one was chosen. */
  sendOn: localDay.nullable(),
  sentAt: instantText.nullable(),
  openedAt: instantText.nullable(),
  claimedAt: instantText.nullable(),
  takenBackAt: instantText.nullable(),
  courses: z.array(
    orderCourse
      .pick({ kind: true, slug: true, code: true, title: true, startDate: true, venueTimezone: true })
      .extend({
        state: z.enum(CLAIM_PLACE_STATES),
        /** The name of whoever has claimed it. */
        claimedBy: z.string().nullable(),
      }),
  ),
  /** The link to hand on; null where a letter brings it, and where nothing waits. */
  claimUrl: z.string().nullable(),
  /** Whether another address can still be given. */
  canChange: z.boolean(),
  /** What goes back when it is taken back, as money and as credit, 0 of what was free; null where it cannot be any more. */
  takeBack: z.object({ refundEur: minorUnits, refundAed: minorUnits, creditEur: minorUnits }).nullable(),
});
export type GiftView = z.infer<typeof giftView>;

const done = answer({ message: z.string(), gift: giftView });
/** Each may write to somebody who has not asked for it. */
const limit = { hits: 20, seconds: 3_600 };

const getGift = endpoint({
  summary: 'What has become of a gift; null of an order that is none, and of one that is not paid',
  method: 'GET',
  path: '/api/gifts/:reference',
  access: 'signed-in',
  params: orderParams,
  response: answer({ gift: giftView.nullable() }),
});

const sendGiftAgain = endpoint({
  summary: 'Send the letter of a gift now, or once more',
  method: 'POST',
  path: '/api/gifts/:reference/send',
  access: 'signed-in',
  params: orderParams,
  response: done,
  limit,
});

const changeRecipient = endpoint({
  summary:
    'Give what still waits of a gift to another address, or to nobody by name; earlier links open nothing any more',
  method: 'PUT',
  path: '/api/gifts/:reference/recipient',
  access: 'signed-in',
  params: orderParams,
  body: z.object({ email: z.union([z.literal(''), email]) }),
  response: done,
  limit,
});

const takeGiftBack = endpoint({
  summary: 'Take an unclaimed gift back: its seats are free, and everything that was paid goes back',
  method: 'POST',
  path: '/api/gifts/:reference/take-back',
  access: 'signed-in',
  params: orderParams,
  response: done,
});

export const giftEndpoints = { getGift, sendGiftAgain, changeRecipient, takeGiftBack };
