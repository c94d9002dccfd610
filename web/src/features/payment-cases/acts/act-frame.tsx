import type { ReactNode } from 'react';
import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { BackLink } from '#web/ui/overlays/overlay.tsx';
import { failedWords } from './act-words.ts';
import type { CaseAct } from './case-acts.ts';

export interface ActFormProps {
  one: PaymentCaseDetail;
  failure?: FormFailure;
  idempotencyKey: string;
  /** Where declining leads. */
  below: string;
  /** 'YYYY-MM-DD' at the academy. */
  today: string;
}

interface ActFrameProps extends ActFormProps {
  act: CaseAct;
  confirmLabel: string;
  danger?: boolean;
  children: ReactNode;
}

/** What all questions share: what failed, the answer yes and the way back. */
export function ActFrame({ act, one, failure, confirmLabel, danger, children, ...rest }: ActFrameProps) {
  const hasIssues = Boolean(failure?.issues?.length);
  return (
    <Form
      intent={intentOn(act, one._id)}
      failure={hasIssues ? failure : undefined}
      idempotencyKey={rest.idempotencyKey}
      preventScrollReset
      className="grid gap-5"
    >
      {failure && !hasIssues && (
        <Notice tone="danger" live title={failedWords[act]}>
          {failure.message}
        </Notice>
      )}
      <p className="text-md text-muted">
        <span className="num">{one.caseId}</span>, {one.title}
      </p>
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        <BackLink below={rest.below} />
        <SubmitButton variant={danger ? 'danger' : 'primary'}>{confirmLabel}</SubmitButton>
      </div>
    </Form>
  );
}
