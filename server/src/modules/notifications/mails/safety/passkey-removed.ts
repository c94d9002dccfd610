import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { identityEvents } from '#server/modules/identity/index.ts';
import { defineMail } from '../mail.ts';
import { type HolderFacts, notYou, readHolder, toHolder } from './to-holder.ts';

export const passkeyRemoved = defineMail({
  template: 'passkey-removed',
  on: [identityEvents['user.passkey-removed']],
  to: toHolder,
  read: readHolder,
  write: (facts: HolderFacts): Letter => ({
    subject: 'A passkey was removed from your account',
    heading: 'A passkey was removed from your account',
    paragraphs: [
      greeting(facts.name),
      'a passkey of yours no longer works here. Please delete it on your device too, so that it is not offered to you again.',
    ],
    facts: [{ label: 'Removed', value: facts.at }],
    action: { label: 'See your passkeys', href: facts.safetyHref },
    closing: ['If it was you, there is nothing to do.', notYou(facts)],
  }),
});
