import type { Announcement } from '#contracts/course-office/announcements.ts';
import type { MailState } from '#domain/notices/mail-state.ts';
import { counted } from '#web/lib/format.ts';
import { officeMoment } from '#web/lib/office-time.ts';

export const MAIL_WORDS: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  dropped: 'Not needed',
  failed: 'Failed',
};

/** '11 sent, 1 failed'. */
export const mailsText = ({ mails }: Pick<Announcement, 'mails'>): string => {
  const states: MailState[] = ['sent', 'waiting', 'failed', 'dropped'];
  const said = states.filter((state) => mails[state] > 0);
  return said
    .map((state) => `${mails[state].toLocaleString('en')} ${MAIL_WORDS[state].toLowerCase()}`)
    .join(', ');
};

export const audienceText = ({ recipients, toWaiting }: Announcement): string =>
  `${counted(recipients, 'person', 'people')} ${toWaiting ? 'enrolled or on the waiting list' : 'enrolled'}`;

export const shownText = ({ isShown, withdrawn, forLater }: Announcement): string => {
  if (withdrawn) return `Withdrawn on ${officeMoment(withdrawn.at)} by ${withdrawn.by}`;
  if (!isShown) return 'Not shown, by mail only';
  return forLater ? 'Shown, to who enrolls later too' : 'Shown to who was enrolled then';
};
