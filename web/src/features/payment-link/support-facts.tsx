import { useSite } from '#web/lib/site.ts';
import { ContactFacts } from '#web/ui/layout/contact-facts.tsx';

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
      <ContactFacts contact={contact} />
    </section>
  );
}
