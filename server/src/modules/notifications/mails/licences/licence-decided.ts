import type { Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { findLicence, licenceEvents } from '#server/modules/licences/index.ts';
import { defineMail } from '../mail.ts';

type Facts = { name: string; profession: string; isAccepted: boolean; reason: string; href: string };

export const licenceDecided = defineMail({
  template: 'licence-decided',
  on: [licenceEvents['licence.decided']],
  async to(ctx, { licenceId }: { licenceId: string }) {
    const licence = await findLicence(ctx.db, licenceId);
    const user = licence && (await findUser(ctx.db, licence.userId));
    return user ? [{ recipient: user.email, about: licenceId, data: { licenceId } }] : [];
  },
  async read(ctx, { licenceId }: { licenceId: string }): Promise<Facts | null> {
    const licence = await findLicence(ctx.db, licenceId);
    const user = licence && (await findUser(ctx.db, licence.userId));
    if (!user) return null;
    return {
      name: user.firstName,
      profession: licence.profession,
      isAccepted: licence.state === 'accepted',
      reason: licence.reason,
      href: `${ctx.ports.publicUrl}/profile/licence`,
    };
  },
  write: (data: Facts): Letter => (data.isAccepted ? accepted(data) : refused(data)),
});

const accepted = ({ name, profession, href }: Facts): Letter => ({
  subject: 'Your license was accepted',
  heading: 'Your license was accepted',
  paragraphs: [
    greeting(name),
    `we have looked at your license (${profession}) and accepted it. You can take the courses that ask for it.`,
  ],
  action: { label: 'Your license', href },
  closing: [
    'If a seat is held for you, another letter says until when to pay. If somebody has given you a course, or passes a seat on to you, please open the link in their letter again.',
  ],
});

const refused = ({ name, profession, reason, href }: Facts): Letter => ({
  subject: 'Your license was not accepted',
  heading: 'Your license was not accepted',
  paragraphs: [
    greeting(name),
    `we have looked at your license (${profession}) and could not accept it, for this reason:`,
    reason,
  ],
  action: { label: 'Hand in another', href },
  closing: ['If a seat was held for you meanwhile, it is free for others again. Nothing was charged.'],
});
