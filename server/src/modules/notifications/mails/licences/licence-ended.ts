import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { licenceEvents } from '#server/modules/licences/index.ts';
import { defineMail } from '../mail.ts';
import { type EndingLicence, factsOf, readEnding, toItsPerson } from './read-ending.ts';

/** Once a licence has ended; nothing where another of its profession was accepted meanwhile. */
export const licenceEnded = defineMail({
  template: 'licence-ended',
  on: [licenceEvents['licence.ended']],
  to: toItsPerson,
  read: (ctx, ids: { licenceId: string }) => readEnding(ctx, ids),
  write: (data: EndingLicence): Letter => ({
    subject: 'Your license has ended',
    heading: 'Your license has ended',
    paragraphs: [
      greeting(data.name),
      `the license that you have handed in was good until ${data.lastDay}. Courses that ask for your profession cannot be booked with it any more. What you have booked stays yours.`,
      ...(data.isLookedAt
        ? ['You have handed in another. We are looking at it and write to you once we have.']
        : []),
    ],
    facts: factsOf(data),
    action: data.isLookedAt
      ? { label: 'Your license', href: data.href }
      : { label: 'Hand in a renewed license', href: data.href },
  }),
});
