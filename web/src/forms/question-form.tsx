import type { ReactNode } from 'react';
import { BackLink } from '#web/ui/overlays/overlay.tsx';
import { Form, SubmitButton } from './form.tsx';
import type { FormFailure } from './use-form-issues.ts';

export interface QuestionFormProps {
  intent: string;
  failure?: FormFailure;
  idempotencyKey: string;
  /** Where declining leads. */
  below: string;
  confirmLabel: string;
  danger?: boolean;
  /** What is asked about. */
  about: ReactNode;
  /** What can be done besides, on the side of the way back. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** What is asked over a list: about what, what failed, the answer yes and the way back. */
export function QuestionForm(props: QuestionFormProps) {
  const { below, confirmLabel, danger, about, actions, children, ...form } = props;
  return (
    <Form {...form} preventScrollReset className="grid gap-5">
      <p className="text-md text-muted">{about}</p>
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        {actions}
        <BackLink below={below} />
        <SubmitButton variant={danger ? 'danger' : 'primary'}>{confirmLabel}</SubmitButton>
      </div>
    </Form>
  );
}
