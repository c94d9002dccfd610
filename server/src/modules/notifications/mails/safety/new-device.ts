import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import type { Ctx } from '#server/calls/context.ts';
import { identityEvents } from '#server/modules/identity/index.ts';
import { defineMail } from '../mail.ts';
import { type HolderFacts, notYou, readHolder, toHolder } from './to-holder.ts';

type Ids = { userId: string; device: string; at: string };

export const newDevice = defineMail({
  template: 'new-device',
  on: [identityEvents['user.new-device']],
  to: (ctx: Ctx, ids: Ids) => toHolder(ctx, ids),
  async read(ctx, ids: Ids) {
    const facts = await readHolder(ctx, ids);
    return facts && { ...facts, device: ids.device };
  },
  write: (facts: HolderFacts & { device: string }): Letter => ({
    subject: 'A login from a new device',
    heading: 'A login from a new device',
    paragraphs: [
      greeting(facts.name),
      'your account has been logged in to with a browser that it was not used with before.',
    ],
    facts: [
      { label: 'Device', value: facts.device },
      { label: 'Logged in', value: facts.at },
    ],
    action: { label: 'See where you are logged in', href: facts.safetyHref },
    closing: ['If it was you, there is nothing to do.', notYou(facts)],
  }),
});
