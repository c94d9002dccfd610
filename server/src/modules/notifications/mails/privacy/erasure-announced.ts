import { lastDayToReturn } from '#domain/privacy/erasure-warning.ts';
import { formatLongDate, localDate } from '#domain/time/local-date.ts';
import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { findWarning, privacyEvents } from '#server/modules/privacy/index.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { defineMail } from '../mail.ts';

type Ids = { userId: string };
type Facts = { name: string; lastDay: string; isDisabled: boolean; publicUrl: string };

/** A month before an account goes that nobody uses. Nothing where its person has come back meanwhile, or the rule is off. */
export const erasureAnnounced = defineMail({
  template: 'erasure-announced',
  on: [privacyEvents['erasure.announced']],
  async to({ db }, { userId }: Ids) {
    const [user, warnedAt] = [await findUser(db, userId), await findWarning(db, userId)];
    if (!user || !warnedAt) return [];
    return [{ recipient: user.email, about: `${userId}:${warnedAt.toISOString()}`, data: { userId } }];
  },
  async read({ db, ports }, { userId }: Ids): Promise<Facts | null> {
    const [user, warnedAt] = [await findUser(db, userId), await findWarning(db, userId)];
    if (!user || user.erasedAt || !warnedAt || (user.lastSeenAt && user.lastSeenAt >= warnedAt)) return null;
    return {
      name: user.firstName,
      lastDay: formatLongDate(lastDayToReturn(localDate(localDateIn(warnedAt, ACADEMY_ZONE)))),
      isDisabled: user.disabledAt !== null,
      publicUrl: ports.publicUrl,
    };
  },
  write: ({ name, lastDay, isDisabled, publicUrl }: Facts): Letter => ({
    subject: `Your account will be deleted after ${lastDay}`,
    heading: 'Do you still need your account?',
    paragraphs: [
      greeting(name),
      `nobody has used your account for a long time, and we keep no data that nobody needs. We will delete it, and your data with it, after ${lastDay}, unless you log in by then.`,
      'To log in once is enough: your account and everything in it stay.',
    ],
    action: { label: 'Log in', href: `${publicUrl}/login` },
    closing: [
      isDisabled
        ? 'Your account is closed at the moment. If you need it, please answer this letter before that day.'
        : 'If you have forgotten your password, the page where you log in sends you a link for a new one.',
      'If you do not need the account any more, there is nothing to do: we write to you once it is deleted.',
    ],
  }),
});
