import { useSite } from '#web/lib/site.ts';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { EmailLink } from '#web/ui/navigation/email.tsx';

/** Whom to ask when a card does not go through; they can take the money another way. */
export function SupportFacts() {
  const contact = useSite()?.contact;
  if (!contact) return null;
  return (
    <section aria-labelledby="support" className="max-w-160">
      <h2 id="support" className="text-xl">
        Support
      </h2>
      <p className="mt-2 text-md text-muted">
        The course office can also take a bank transfer or write an invoice to a company.
      </p>
      <KeyValue className="mt-4 border-t border-hairline">
        <KeyValueRow term="Email">
          <EmailLink email={contact.email} />
        </KeyValueRow>
        <KeyValueRow term="Phone">
          <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
        </KeyValueRow>
        {contact.hours && <KeyValueRow term="Hours">{contact.hours}</KeyValueRow>}
      </KeyValue>
    </section>
  );
}
