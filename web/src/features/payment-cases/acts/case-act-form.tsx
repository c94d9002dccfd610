import type { ReactNode } from 'react';
import type { ActFormProps } from './act-frame.tsx';
import type { CaseAct } from './case-acts.ts';
import { CancelForm, DeleteForm, ExtendForm, ReplaceForm } from './case-end-forms.tsx';
import { MarkPaidForm, RefundForm } from './case-money-forms.tsx';

const forms: Readonly<Partial<Record<CaseAct, (props: ActFormProps) => ReactNode>>> = {
  'mark-paid': MarkPaidForm,
  extend: ExtendForm,
  cancel: CancelForm,
  refund: RefundForm,
  replace: ReplaceForm,
  delete: DeleteForm,
};

export function CaseActForm({ act, ...props }: ActFormProps & { act: CaseAct }) {
  const OwnForm = forms[act];
  return OwnForm && <OwnForm {...props} />;
}

/** The question that stands above the form. */
export const questionOf = (act: CaseAct): string => QUESTIONS[act];

const QUESTIONS: Readonly<Record<CaseAct, string>> = {
  send: 'Send the link?',
  resend: 'Send the link again?',
  'mark-paid': 'Mark this case as paid manually?',
  extend: 'Extend the link?',
  cancel: 'Cancel this payment case?',
  refund: 'Give money back?',
  replace: 'Replace the link?',
  delete: 'Are you sure you want to delete this payment case?',
};
