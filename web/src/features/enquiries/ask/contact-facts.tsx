import type { ReactNode } from 'react';
import { useSite } from '#web/lib/site.ts';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { EmailLink } from '#web/ui/navigation/email.tsx';

/** How to reach the course office without writing here. */
export function ContactFacts() {
  const contact = useSite()?.contact;
  if (!contact) return null;
  const { email, phone, whatsapp, hours, address } = contact;
  const rows: [term: string, fact: ReactNode][] = [
    ['Email', <EmailLink key="email" email={email} />],
    [
      'Phone',
      <a key="phone" href={`tel:${phone.replace(/\s/g, '')}`}>
        {phone}
      </a>,
    ],
    [
      'WhatsApp',
      <a key="whatsapp" href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`} rel="noopener">
        {whatsapp}
      </a>,
    ],
    ['Hours', hours],
    ['Address', address],
  ];
  return (
    <section aria-labelledby="course-office">
      <h2 id="course-office" className="text-xl">
        Course office
      </h2>
      <KeyValue className="mt-3 border-t border-ink">
        {rows
          .filter(([, fact]) => fact !== '')
          .map(([term, fact]) => (
            <KeyValueRow key={term} term={term}>
              <span className="block max-w-60">{fact}</span>
            </KeyValueRow>
          ))}
      </KeyValue>
    </section>
  );
}
