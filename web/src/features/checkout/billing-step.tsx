import type { ReactNode } from 'react';
import type { BillingInfo } from '#contracts/accounts/profile.ts';
import { BillingForm } from '#web/features/account/billing-form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { Step } from './step.tsx';

interface BillingStepProps {
  number: number;
  billing: BillingInfo;
  isEditing: boolean;
  isSaved?: boolean;
  failure: FormFailure | undefined;
  /** Of the page. */
  path: string;
  /** In place of the form while nobody edits. */
  children: ReactNode;
}

/** Who is billed: to read, or with its form. */
export function BillingStep(props: BillingStepProps) {
  const { number, billing, isEditing, isSaved, failure, path, children } = props;
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
      {isEditing ? <BillingForm billing={billing} failure={failure} cancelTo={path} /> : children}
    </Step>
  );
}
