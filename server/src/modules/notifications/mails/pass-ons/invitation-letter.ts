import type { Letter } from '#emails/letter.ts';
import { courseFacts, type RunFacts } from '#emails/words.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type PassOnIds, readPassOn } from './read-pass-on.ts';

export type Invitation = {
  colleague: { name: string };
  giver: string;
  course: RunFacts;
  until: string;
  claimUrl: string;
  contactEmail: string;
};

/** Nothing where it was accepted, declined or taken back meanwhile, or its time is over. */
export const readInvitation = async (ctx: Ctx, ids: PassOnIds): Promise<Invitation | null> => {
  const { state, until, claimUrl, ...facts } = await readPassOn(ctx, ids);
  const waits = state === 'invited' || state === 'opened';
  return waits && until && claimUrl ? { ...facts, until, claimUrl } : null;
};

/** What the letters to whoever is invited have in common. */
export const invitationLetter = (
  { course, until, claimUrl, contactEmail, giver }: Invitation,
  words: Pick<Letter, 'subject' | 'heading' | 'paragraphs'>,
): Letter => ({
  ...words,
  facts: [
    ...courseFacts(course),
    { label: 'From', value: giver },
    { label: 'Accept it until', value: until },
  ],
  action: { label: 'Accept or decline the seat', href: claimUrl },
  closing: [
    'Accept it with an account of any address. There is nothing to pay. Whoever has this link can accept the seat, so please keep it to yourself.',
    `If you do not want it, decline it on the same page. If you do not know who this is from, you need do nothing, or write to us: ${contactEmail}`,
  ],
});
