import { ConfirmedForm } from '#web/forms/confirmed-form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';

interface DeclineFormProps {
  from: string;
  failure: FormFailure | undefined;
}

/** For who does not want the seat: whoever offered it hears of it at once. */
export function DeclineForm({ from, failure }: DeclineFormProps) {
  return (
    <section aria-labelledby="decline" className="border-t border-hairline pt-5 md:ps-10">
      <h2 id="decline" className="text-lg">
        You do not want it?
      </h2>
      <p className="mt-1 mb-4 max-w-[58ch] text-pretty text-muted">
        The seat stays with <bdi>{from}</bdi>, who hears of it at once. You need no account for that.
      </p>
      <ConfirmedForm
        intent="decline"
        failure={failure}
        label="Decline the seat"
        busyLabel="Declining..."
        title="Decline the seat?"
        cancelLabel="Go back"
      >
        It stays with {from}, and this link opens nothing any more.
      </ConfirmedForm>
    </section>
  );
}
