import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { findUser, identityEvents, recoveryCodesId } from '#server/modules/identity/index.ts';
import { defineMail } from '../mail.ts';
import { type CodesFacts, readCodes } from './read-codes.ts';

const FEW = 3;

/** Once for each set of codes. */
export const recoveryCodesLow = defineMail({
  template: 'recovery-codes-low',
  on: [identityEvents['user.recovery-code-used']],
  async to(ctx, { userId, codeId }) {
    const facts = await readCodes(ctx, { userId, codeId });
    const user = await findUser(ctx.db, userId);
    const about = await recoveryCodesId(ctx.db, userId);
    if (!user || !facts || !about || facts.left > FEW) return [];
    return [{ recipient: user.email, about, data: { userId, codeId } }];
  },
  /** Whoever has made new ones meanwhile, or switched it off, need not be told. */
  async read(ctx, ids) {
    const facts = await readCodes(ctx, ids);
    return (await recoveryCodesId(ctx.db, ids.userId)) && facts && facts.left <= FEW ? facts : null;
  },
  write: ({ name, left, safetyHref }: CodesFacts): Letter => ({
    subject: 'Few recovery codes are left',
    heading: 'Few recovery codes are left',
    paragraphs: [
      greeting(name),
      'most of your recovery codes have been used. Without one, a lost phone keeps you out of your account.',
    ],
    facts: [{ label: 'Codes left', value: String(left) }],
    action: { label: 'Make new recovery codes', href: safetyHref },
    closing: ['New codes replace all that are left.'],
  }),
});
