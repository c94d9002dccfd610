import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { TextArea } from '#web/ui/controls/text-area.tsx';

interface LicenceDecisionProps {
  accepting: FormFailure | undefined;
  refusing: FormFailure | undefined;
}

/** Accepts the licence that is shown, or refuses it with a reason. */
export function LicenceDecision({ accepting, refusing }: LicenceDecisionProps) {
  const form = useFormIssues(refusing);
  return (
    <div className="grid gap-8">
      <Form intent="accept" failure={accepting} className="grid gap-3">
        <p className="text-md">
          Compare the name, number and day with the document. What was held for its person can be paid then.
        </p>
        <div>
          <SubmitButton>Accept the license</SubmitButton>
        </div>
      </Form>
      <Form intent="refuse" failure={refusing} className="grid gap-5">
        <TextArea
          label="Why it is refused"
          rows={3}
          maxLength={500}
          counter
          hint="The person is written to with these words and can hand in another. What was held is free again."
          required
          {...form.field('reason')}
        />
        <div>
          <SubmitButton variant="outline">Refuse it</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
