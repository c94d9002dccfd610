import type { Site } from '#contracts/site/site.ts';
import { type CourseKind, HELD } from '#domain/courses/course-kind.ts';
import { ContactFacts } from '#web/ui/layout/contact-facts.tsx';

interface OtherWaysProps {
  contact: Site['contact'];
  bankTransfer: Site['bankTransfer'];
  /** Null of a cart, which is paid by card and at once. */
  kind: CourseKind | null;
}

/** What one can do when a card payment has failed, and whom to ask. */
export function OtherWays({ contact, bankTransfer, kind }: OtherWaysProps) {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <section aria-labelledby="other-ways">
        <h2 id="other-ways" className="text-xl">
          Other ways to pay
        </h2>
        <ul className="mt-4 grid gap-3 border-t border-hairline pt-4 text-md">
          <li>
            <strong>Bank transfer</strong>
            {bankTransfer.enabled && kind
              ? `: choose it at the checkout; your ${HELD[kind]} waits ${bankTransfer.holdDays} days.`
              : ': contact us for the bank details.'}
          </li>
          {kind !== 'ELearningCourse' && (
            <li>
              <strong>Payment plans (deposit or installments)</strong>: a smaller first payment, where the
              course offers one.
            </li>
          )}
          <li>
            <strong>Company invoice</strong>: contact us with your company’s name, tax number and purchase
            order.
          </li>
        </ul>
      </section>
      <section aria-labelledby="support">
        <h2 id="support" className="text-xl">
          Support
        </h2>
        <ContactFacts contact={contact} />
      </section>
    </div>
  );
}
