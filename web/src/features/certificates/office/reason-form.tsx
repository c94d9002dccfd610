import type { ReactNode } from 'react';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';

interface ReasonFormProps {
  intent: string;
  failure?: FormFailure;
  /** Who is told it. */
  hint: string;
  button: string;
  isDangerous?: boolean;
  cancelTo: string;
  /** Fields before the reason. */
  children?: ReactNode;
}

/** An act on certificates that has to be given a reason. */
export function ReasonForm({
  intent,
  failure,
  hint,
  button,
  isDangerous,
  cancelTo,
  children,
}: ReasonFormProps) {
  const form = useFormIssues(failure);
  return (
    <Form intent={intent} failure={failure} className="grid max-w-160 gap-5">
      {children}
      <TextArea
        label="Reason"
        rows={3}
        maxLength={500}
        counter
        hint={hint}
        required
        {...form.field('reason')}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton variant={isDangerous ? 'danger' : 'primary'}>{button}</SubmitButton>
        <ButtonLink to={cancelTo}>Cancel</ButtonLink>
      </div>
    </Form>
  );
}
