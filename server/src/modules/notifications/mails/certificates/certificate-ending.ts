import { formatDateRange, formatLongDate } from '#domain/time/local-date.ts';
import type { Fact, Letter } from '#emails/letter.ts';
import { greeting } from '#emails/words.ts';
import { certificationEvents, findRenewal } from '#server/modules/certification/index.ts';
import { settingsOf } from '../facts.ts';
import { defineMail } from '../mail.ts';
import { certificateFacts, readHeld, toHolder } from './read-certificate.ts';

type CertificateEnding = {
  name: string;
  title: string;
  lastDay: string;
  facts: Fact[];
  /** Dates at which it can be renewed; empty where it is learned at one’s own pace, or none is planned. */
  dates: string[];
  renewUrl: string;
  contactEmail: string;
};

/** So many dates are told; the page has all of them. */
const DATES = 5;

export const certificateEnding = defineMail({
  template: 'certificate-ending',
  on: [certificationEvents['certificate.ending']],
  to: toHolder,
  /** Nothing where it was taken back or replaced meanwhile. */
  async read(ctx, { certificateId }) {
    const held = await readHeld(ctx, certificateId);
    const expiresOn = held?.certificate.expiresOn;
    if (!held || !expiresOn || held.certificate.revokedAt || held.certificate.supersededBy) return null;
    const { certificate, user } = held;
    const renewal = await findRenewal(ctx, certificate.courseId);
    const { contact } = await settingsOf(ctx);
    return {
      name: user.firstName,
      title: certificate.snapshot.course.title,
      lastDay: formatLongDate(expiresOn),
      facts: certificateFacts(certificate),
      dates: (renewal?.runs ?? [])
        .slice(0, DATES)
        .map(({ startDate, endDate, city }) =>
          [formatDateRange(startDate, endDate), city].filter(Boolean).join(', '),
        ),
      renewUrl: `${ctx.ports.publicUrl}${renewal?.path ?? '/certificates'}`,
      contactEmail: contact.email,
    };
  },
  write: ({ name, title, lastDay, facts, dates, renewUrl, contactEmail }: CertificateEnding): Letter => ({
    subject: `Your certificate is valid until ${lastDay}: ${title}`,
    heading: `Your certificate is valid until ${lastDay}`,
    paragraphs: [
      greeting(name),
      'after that day whoever verifies it reads that it has expired. Your CPD points stay counted.',
    ],
    facts,
    ...(dates.length > 0 && { lists: [{ title: 'Dates that renew it', items: dates }] }),
    action: { label: 'Renew it', href: renewUrl },
    closing: [`If you have a question, please write to us: ${contactEmail}`],
  }),
});
