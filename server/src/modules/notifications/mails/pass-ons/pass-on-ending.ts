import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { afterSaleEvents } from '#server/modules/after-sale/index.ts';
import { defineMail } from '../mail.ts';
import { type Invitation, invitationLetter, readInvitation } from './invitation-letter.ts';
import { toColleague } from './read-pass-on.ts';

export const passOnEnding = defineMail({
  template: 'pass-on-ending',
  on: [afterSaleEvents['pass-on.ending']],
  to: (ctx, { changeId }) => toColleague(ctx, { changeId }, changeId),
  read: readInvitation,
  write: (data: Invitation): Letter =>
    invitationLetter(data, {
      subject: `The seat waits for you until tomorrow: ${data.course.title}`,
      heading: 'The seat is still waiting for you',
      paragraphs: [
        greeting(data.colleague.name),
        `${data.giver} would like to give you their seat on the course below, and you have not answered yet. You can accept it until ${data.until}; after that it stays with ${data.giver}.`,
      ],
    }),
});
