import type { Fact, Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { certificationEvents } from '#server/modules/certification/index.ts';
import { settingsOf } from '../facts.ts';
import { defineMail } from '../mail.ts';
import { certificateFacts, readHeld, toHolder } from './read-certificate.ts';

type CertificateRevoked = {
  name: string;
  title: string;
  facts: Fact[];
  reason: string;
  verifyUrl: string;
  contactEmail: string;
};

export const certificateRevoked = defineMail({
  template: 'certificate-revoked',
  on: [certificationEvents['certificate.revoked']],
  to: toHolder,
  async read(ctx, { certificateId }) {
    const held = await readHeld(ctx, certificateId);
    if (!held) return null;
    const { certificate, user } = held;
    const { contact } = await settingsOf(ctx);
    return {
      name: user.firstName,
      title: certificate.snapshot.course.title,
      facts: certificateFacts(certificate),
      reason: certificate.revokeReason,
      verifyUrl: `${ctx.ports.publicUrl}/verify/${certificate.number}`,
      contactEmail: contact.email,
    };
  },
  write: ({ name, title, facts, reason, verifyUrl, contactEmail }: CertificateRevoked): Letter => ({
    subject: `Your certificate was revoked: ${title}`,
    heading: 'Your certificate was revoked',
    paragraphs: [
      greeting(name),
      'the certificate below is no longer valid. Whoever verifies it reads so, with the reason.',
    ],
    facts,
    quote: { title: 'Why', text: reason },
    action: { label: 'See what is told', href: verifyUrl },
    closing: [`If you think that this is wrong, please write to us: ${contactEmail}`],
  }),
});
