import type { Fact, Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { certificationEvents } from '#server/modules/certification/index.ts';
import { settingsOf } from '../facts.ts';
import { defineMail } from '../mail.ts';
import { certificateFacts, readHeld, toHolder } from './read-certificate.ts';

type CertificateIssued = {
  name: string;
  title: string;
  facts: Fact[];
  url: string;
  verifyUrl: string;
  contactEmail: string;
  hasBadge: boolean;
};

export const certificateIssued = defineMail({
  template: 'certificate-issued',
  on: [certificationEvents['certificate.issued']],
  to: toHolder,
  /** Nothing of one that was taken back or replaced meanwhile, nor of those that were taken over from an earlier list. */
  async read(ctx, { certificateId }) {
    const held = await readHeld(ctx, certificateId);
    if (!held || held.certificate.revokedAt || held.certificate.supersededBy) return null;
    if (held.certificate.formerNumber !== null) return null;
    const { certificate, user } = held;
    const { contact } = await settingsOf(ctx);
    return {
      name: user.firstName,
      title: certificate.snapshot.course.title,
      facts: certificateFacts(certificate),
      url: `${ctx.ports.publicUrl}/certificates/${certificate.number}`,
      verifyUrl: `${ctx.ports.publicUrl}/verify/${certificate.number}`,
      contactEmail: contact.email,
      hasBadge: certificate.snapshot.hasBadge,
    };
  },
  write: ({ name, title, facts, url, verifyUrl, contactEmail, hasBadge }: CertificateIssued): Letter => ({
    subject: `Your certificate: ${title}`,
    heading: 'Your certificate',
    paragraphs: [
      greeting(name),
      `your certificate was issued. In your account it is kept as a PDF${hasBadge ? ' and as an Open Badge' : ''}.`,
    ],
    facts,
    action: { label: 'See your certificate', href: url },
    closing: [
      `Whoever you show it to can verify it at ${verifyUrl}`,
      `If your name is misspelt, please write to us: ${contactEmail}`,
    ],
  }),
});
