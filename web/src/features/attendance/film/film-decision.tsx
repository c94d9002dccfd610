import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { TextArea } from '#web/ui/controls/text-area.tsx';

interface FilmDecisionProps {
  /** The film that is shown. */
  videoId: string;
  accepting?: FormFailure;
  returning?: FormFailure;
}

/** Accepts a film, or gives it back with a reason. */
export function FilmDecision({ videoId, accepting, returning }: FilmDecisionProps) {
  const form = useFormIssues(returning);
  return (
    <div className="grid max-w-160 gap-8">
      <Form intent={intentOn('accept', videoId)} failure={accepting} className="grid gap-3">
        <p className="text-md">An accepted film stays accepted, and the certificate may be issued on it.</p>
        <div>
          <SubmitButton>Accept the film</SubmitButton>
        </div>
      </Form>
      <Form intent={intentOn('return', videoId)} failure={returning} className="grid gap-5">
        <TextArea
          label="Why it is given back"
          rows={3}
          maxLength={500}
          counter
          hint="The participant is written to with these words and can hand in another film."
          required
          {...form.field('note')}
        />
        <div>
          <SubmitButton variant="outline">Give it back</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
