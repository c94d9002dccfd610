import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { identityEvents } from '#server/modules/identity/index.ts';
import { defineMail } from '../mail.ts';
import { type HolderFacts, notYou, readHolder, toHolder } from './to-holder.ts';

export const twoStepSetUp = defineMail({
  template: 'two-step-set-up',
  on: [identityEvents['user.two-step-set-up']],
  to: toHolder,
  read: readHolder,
  write: (facts: HolderFacts): Letter => ({
    subject: 'Two-step login is on',
    heading: 'Two-step login is on',
    paragraphs: [
      greeting(facts.name),
      'an authenticator app has been set up for your account. Whoever logs in now enters a code from it after the password.',
    ],
    facts: [{ label: 'Set up', value: facts.at }],
    action: { label: 'See how your login is kept safe', href: facts.safetyHref },
    closing: ['Please keep the recovery codes where you find them without your phone.', notYou(facts)],
  }),
});
