import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { findRequest, privacyEvents } from '#server/modules/privacy/index.ts';
import { defineMail } from '../mail.ts';

type Facts = { name: string; reason: string; href: string };

export const erasureRefused = defineMail({
  template: 'erasure-refused',
  on: [privacyEvents['erasure.refused']],
  async to(ctx, { requestId }: { requestId: string }) {
    const request = await findRequest(ctx.db, requestId);
    const user = request && (await findUser(ctx.db, request.userId));
    return user ? [{ recipient: user.email, about: requestId, data: { requestId } }] : [];
  },
  async read(ctx, { requestId }: { requestId: string }): Promise<Facts | null> {
    const request = await findRequest(ctx.db, requestId);
    const user = request && (await findUser(ctx.db, request.userId));
    if (!user) return null;
    return {
      name: user.firstName,
      reason: request.reason,
      href: `${ctx.ports.publicUrl}/profile/privacy`,
    };
  },
  write: ({ name, reason, href }: Facts): Letter => ({
    subject: 'Your request to be erased',
    heading: 'Your request to be erased',
    paragraphs: [
      greeting(name),
      'you asked us to erase your account and your data. We cannot do so yet, for this reason:',
      reason,
    ],
    action: { label: 'Your privacy', href },
    closing: ['You can ask again at any time, and write to us where you do not agree.'],
  }),
});
