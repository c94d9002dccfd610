import { email as emailField } from '#contracts/fields.ts';
import { fieldError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import type { SoldCourse } from '../catalogue/index.ts';
import { requireKind } from '../orders/index.ts';
import type { GiftWords } from './gifts.repository.ts';
import { academyToday } from './send-gift.ts';

export const OWN_ADDRESS = 'This is your own address. A gift is for somebody else.';

/** What somebody says who buys for somebody else; `email` is '' where they hand the link on. */
export type GiftWish = { email: string; message: string; sendOn: string };

/** The words of a gift, of which an address can be written to and the letter is sent before anything begins. */
export const requireGiftable = (
  ctx: SignedInCtx,
  { email, message, sendOn }: GiftWish,
  courses: readonly SoldCourse[],
): GiftWords => {
  if (email !== '' && !emailField.safeParse(email).success)
    throw fieldError('giftRecipientEmail', 'Invalid email format');
  if (email === ctx.caller.user.email) throw fieldError('giftRecipientEmail', OWN_ADDRESS);
  if (email === '' || sendOn === '') return { message, sendOn: null };
  if (sendOn < academyToday(ctx)) throw fieldError('giftSendOn', 'Please choose today or a later day');
  const first = firstDayOf(ctx, courses);
  if (first && sendOn >= first)
    throw fieldError('giftSendOn', 'Please choose a day before the first course begins');
  return { message, sendOn };
};

/** When the first of these begins, by the calendar in which the letter's day is chosen. */
const firstDayOf = ({ ports }: SignedInCtx, courses: readonly SoldCourse[]): string | undefined =>
  courses
    .flatMap((course) => requireKind(ports, course.kind).beginsAt(course) ?? [])
    .map((at) => localDateIn(at, ACADEMY_ZONE))
    .toSorted()[0];
