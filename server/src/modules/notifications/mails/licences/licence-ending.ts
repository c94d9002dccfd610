import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { licenceEvents } from '#server/modules/licences/index.ts';
import { defineMail } from '../mail.ts';
import { type EndingLicence, factsOf, readEnding, toItsPerson } from './read-ending.ts';

/** A month before a licence ends; nothing where a renewed one has been handed in already. */
export const licenceEnding = defineMail({
  template: 'licence-ending',
  on: [licenceEvents['licence.ending']],
  to: toItsPerson,
  async read(ctx, ids: { licenceId: string }) {
    const ending = await readEnding(ctx, ids);
    return ending?.isLookedAt ? null : ending;
  },
  write: (data: EndingLicence): Letter => ({
    subject: `Your license is good until ${data.lastDay}`,
    heading: 'Your license ends soon',
    paragraphs: [
      greeting(data.name),
      `the license that you have handed in is good until ${data.lastDay}. Courses that ask for your profession and end after that day can be booked once you have handed in a renewed one.`,
    ],
    facts: factsOf(data),
    action: { label: 'Hand in a renewed license', href: data.href },
    closing: ['We look at it within a few days. What you have booked stays yours.'],
  }),
});
