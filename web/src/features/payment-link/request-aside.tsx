import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import { useSite } from '#web/lib/site.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { EmailText } from '#web/ui/navigation/email.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { dayOf } from './case-words.ts';

/** So many attendees are read at a glance; a clinic may send two hundred. */
const SHOWN = 8;

/** What proves that the request is genuine, and whom it is for. */
export function RequestAside({ request, children }: { request: LinkCase; children?: ReactNode }) {
  const { attendees, linkedCourses, seller, askedBy, createdAt, expiresAt, caseId } = request;
  const contact = useSite()?.contact;
  return (
    <aside className="grid content-start gap-8">
      {attendees.length > 0 && (
        <section aria-labelledby="attendees">
          <h2 id="attendees" className="text-lg">
            Attendees
          </h2>
          <AttendeeList attendees={attendees.slice(0, SHOWN)} />
          {attendees.length > SHOWN && (
            <Disclosure summary={`And ${attendees.length - SHOWN} more`}>
              <AttendeeList attendees={attendees.slice(SHOWN)} />
            </Disclosure>
          )}
        </section>
      )}
      <KeyValue>
        {linkedCourses.map(({ courseId, title }) => (
          <KeyValueRow key={courseId} term="Course">
            {title}
          </KeyValueRow>
        ))}
        <KeyValueRow term="Asked by">{askedBy}</KeyValueRow>
        <KeyValueRow term="Company">{seller.legalName}</KeyValueRow>
        {seller.taxRegistrationNumber && <KeyValueRow term="TRN">{seller.taxRegistrationNumber}</KeyValueRow>}
        <KeyValueRow term="On your card statement">{seller.statementName}</KeyValueRow>
        <KeyValueRow term="Created">{dayOf(createdAt)}</KeyValueRow>
        <KeyValueRow term="Link valid until">{dayOf(expiresAt)}</KeyValueRow>
      </KeyValue>
      <div className="grid gap-4 print:hidden">
        <Button wide onClick={() => window.print()} className="noscript:hidden">
          <Printer aria-hidden="true" />
          Print this request
        </Button>
        {contact && (
          <p className="text-sm text-muted">
            Not sure this is genuine? Call the course office on{' '}
            <TextLink to={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</TextLink> and give the
            number <span className="whitespace-nowrap">{caseId}</span>.
          </p>
        )}
        {children}
      </div>
    </aside>
  );
}

function AttendeeList({ attendees }: Pick<LinkCase, 'attendees'>) {
  return (
    <ul className="mt-1 text-ink">
      {attendees.map(({ name, email }) => (
        <li key={`${name} ${email}`} className="border-b border-hairline py-3 text-md wrap-anywhere">
          <span dir="auto" className="block font-strong">
            {name}
          </span>
          <span className="text-sm text-muted">
            <EmailText email={email} />
          </span>
        </li>
      ))}
    </ul>
  );
}
