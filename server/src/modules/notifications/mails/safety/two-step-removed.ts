import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { identityEvents } from '#server/modules/identity/index.ts';
import { defineMail } from '../mail.ts';
import { type HolderFacts, notYou, readHolder, toHolder } from './to-holder.ts';

export const twoStepRemoved = defineMail({
  template: 'two-step-removed',
  on: [identityEvents['user.two-step-removed']],
  to: toHolder,
  read: readHolder,
  write: (facts: HolderFacts): Letter => ({
    subject: 'Two-step login is off',
    heading: 'Two-step login is off',
    paragraphs: [
      greeting(facts.name),
      'two-step login has been switched off for your account: your password alone is enough to log in.',
    ],
    facts: [{ label: 'Switched off', value: facts.at }],
    action: { label: 'Switch it on again', href: facts.safetyHref },
    closing: [notYou(facts)],
  }),
});
