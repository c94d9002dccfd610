import { monthsText } from '#web/lib/format.ts';
import { useSite } from '#web/lib/site.ts';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import type { LivePage } from './live-page.ts';
import { neededText } from './live-words.ts';

/** What goes with the course, before and after it. */
export function BeforeAndAfter({ page }: { page: LivePage }) {
  const { facts } = page;
  const site = useSite();
  const email = facts.email || site?.contact.email;
  const phone = facts.phone || site?.contact.phone;
  return (
    <Section title="Before and after">
      <KeyValue layout="wide" className="border-t border-hairline">
        {facts.documents.length > 0 && (
          <KeyValueRow term="Reading">
            <ul className="grid gap-1">
              {facts.documents.map(({ url, name }) => (
                <li key={url}>
                  <a href={url} dir="auto" className="wrap-anywhere">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </KeyValueRow>
        )}
        {facts.hasCertificate && (
          <>
            <KeyValueRow term="Attendance">
              {`${neededText(page)}, counted while this page is open during the session`}
            </KeyValueRow>
            <KeyValueRow term="Certificate">
              {`${facts.cpdPoints ? `${facts.cpdPoints} CPD points, once` : 'Once'} the last session is over`}
            </KeyValueRow>
          </>
        )}
        <KeyValueRow term="Recording">
          {facts.recordingMonths === null
            ? 'None is made'
            : `To be seen for ${monthsText(facts.recordingMonths)} after the last session`}
        </KeyValueRow>
        <KeyValueRow term="Trouble?">
          Course office{' '}
          {phone && (
            <>
              on <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
            </>
          )}
          {phone && email && ', or '}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </KeyValueRow>
      </KeyValue>
    </Section>
  );
}
