import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { identityEvents } from '#server/modules/identity/index.ts';
import { defineMail } from '../mail.ts';
import { type HolderFacts, notYou, readHolder, toHolder } from './to-holder.ts';

export const passkeyAdded = defineMail({
  template: 'passkey-added',
  on: [identityEvents['user.passkey-added']],
  to: toHolder,
  read: readHolder,
  write: (facts: HolderFacts): Letter => ({
    subject: 'A passkey was added to your account',
    heading: 'A passkey was added to your account',
    paragraphs: [
      greeting(facts.name),
      'a passkey has been registered for your account. Whoever has the device that it is on can log in with it, without a password.',
    ],
    facts: [{ label: 'Registered', value: facts.at }],
    action: { label: 'See your passkeys', href: facts.safetyHref },
    closing: [
      'If it was you, there is nothing to do.',
      `If it was not you, please remove it there first. ${notYou(facts)}`,
    ],
  }),
});
