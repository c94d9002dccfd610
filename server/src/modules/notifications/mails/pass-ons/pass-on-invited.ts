import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { afterSaleEvents } from '#server/modules/after-sale/index.ts';
import { defineMail } from '../mail.ts';
import { type Invitation, invitationLetter, readInvitation } from './invitation-letter.ts';
import { toColleague } from './read-pass-on.ts';

export const passOnInvited = defineMail({
  template: 'pass-on-invited',
  on: [afterSaleEvents['pass-on.invited']],
  /** Once for each time that it is sent. */
  to: (ctx, { changeId, sending }) => toColleague(ctx, { changeId }, `${changeId}:${sending}`),
  read: readInvitation,
  write: (data: Invitation): Letter =>
    invitationLetter(data, {
      subject: `${data.giver} offers you a seat: ${data.course.title}`,
      heading: 'A seat for you',
      paragraphs: [
        greeting(data.colleague.name),
        `${data.giver} would like to give you their seat on the course below. It becomes yours when you accept it, and stays theirs until then. You have until ${data.until}.`,
        'The course may ask you to confirm that you meet its entry requirements.',
      ],
    }),
});
