import type { ReactNode } from 'react';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { Step } from '#web/ui/layout/step.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

interface BillingStepProps {
  number: number;
  isEditing: boolean;
  isSaved?: boolean;
  /** Of the page. */
  path: string;
  form: ReactNode;
  /** In place of the form while nobody edits. */
  children: ReactNode;
}

/** Who is billed: to read, or with its form. */
export function BillingStep(props: BillingStepProps) {
  const { number, isEditing, isSaved, path, form, children } = props;
  const edit = (
    <TextLink to={`${path}?edit=billing`} look="standalone" preventScrollReset>
      Edit<span className="sr-only"> billing information</span>
    </TextLink>
  );
  return (
    <Step
      number={number}
      title="Billing information"
      aside={isSaved ? <Lamp kind="completed">Saved</Lamp> : !isEditing && edit}
    >
      {isEditing ? form : children}
    </Step>
  );
}
