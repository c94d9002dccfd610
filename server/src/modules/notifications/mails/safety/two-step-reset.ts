import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { identityEvents } from '#server/modules/identity/index.ts';
import { defineMail } from '../mail.ts';
import { type HolderFacts, readHolder, toHolder } from './to-holder.ts';

export const twoStepReset = defineMail({
  template: 'two-step-reset',
  on: [identityEvents['user.two-step-reset']],
  to: toHolder,
  read: readHolder,
  write: (facts: HolderFacts): Letter => ({
    subject: 'We have switched your two-step login off',
    heading: 'We have switched your two-step login off',
    paragraphs: [
      greeting(facts.name),
      'our course office has switched off two-step login for your account, as is asked for when a phone is lost. You have been logged out everywhere, and your password alone is enough to log in.',
    ],
    facts: [{ label: 'Switched off', value: facts.at }],
    action: { label: 'Set it up again', href: facts.safetyHref },
    closing: [
      `If you have not asked for it, please choose a new password at once (${facts.passwordHref}) and write to us.`,
    ],
  }),
});
