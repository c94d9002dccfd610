import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

interface ReportFormProps {
  failure?: FormFailure;
  hasReported: boolean;
}

/** For who holds a link that is not meant for them, or says the wrong amount. */
export function ReportForm({ failure, hasReported }: ReportFormProps) {
  const form = useFormIssues(failure);
  if (hasReported) {
    return (
      <Notice tone="success" live title="Thank you, the course office has been told.">
        Please do not pay until they have answered you.
      </Notice>
    );
  }
  return (
    <Disclosure summary="Wrong amount or wrong person? Tell us" defaultOpen={failure !== undefined}>
      <Form intent="report" failure={failure} preventScrollReset className="grid gap-4 text-ink">
        <TextField label="Your name" optional autoComplete="name" {...form.field('name')} />
        <TextArea label="What is wrong?" rows={4} maxLength={1000} {...form.field('message')} />
        <div aria-hidden="true" className="sr-only">
          <label htmlFor="website">Website</label>
          <input id="website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <SubmitButton variant="outline" busyLabel="Sending...">
          Tell the course office
        </SubmitButton>
      </Form>
    </Disclosure>
  );
}
