import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { findMailTrial, readinessEvents } from '#server/modules/readiness/index.ts';
import { defineMail } from '../mail.ts';

export const mailTried = defineMail({
  template: 'mail-tried',
  on: [readinessEvents['readiness.mail-tried']],
  async to(ctx, { trialId, userId }) {
    const trial = await findMailTrial(ctx.db, trialId);
    return trial ? [{ recipient: trial.facts.to, about: trialId, data: { trialId, userId } }] : [];
  },
  async read(ctx, { trialId, userId }) {
    const user = await findUser(ctx.db, userId);
    const token = ctx.ports.mailTrials.nameOf(trialId);
    return user && { name: user.firstName, href: `${ctx.ports.publicUrl}/admin/ready?arrived=${token}` };
  },
  write: (data: { name: string; href: string }): Letter => ({
    subject: 'Does this mail arrive?',
    heading: 'This mail was sent for trial',
    paragraphs: [
      greeting(data.name),
      'you wanted to see whether mails of the academy arrive. If you read this, they do: please say so.',
    ],
    action: { label: 'Yes, it arrived', href: data.href },
    closing: ['Please look where it was put, too: whoever enrolls does not look among unwanted mail.'],
  }),
});
