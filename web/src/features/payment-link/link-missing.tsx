import { useSite } from '#web/lib/site.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** A token that opens nothing: mistyped, cut off by a mail program, or replaced by a newer one. */
export function LinkMissing() {
  const contact = useSite()?.contact;
  return (
    <main id="main" className="wrap pt-(--s7) pb-(--s9)">
      <PageHeader
        size="3xl"
        title="This payment link opens nothing"
        lead="It may have been replaced by a newer one, or a mail program has cut it off. Please open the newest email of the academy and use the whole link. Nothing was charged."
      />
      <div className="flex flex-wrap gap-3">
        {contact && <ButtonLink to={`mailto:${contact.email}`}>Write to us</ButtonLink>}
        <ButtonLink to="/" variant="ghost">
          Return to Home
        </ButtonLink>
      </div>
    </main>
  );
}
