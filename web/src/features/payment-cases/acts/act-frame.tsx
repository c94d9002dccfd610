import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { intentOn } from '#web/forms/intent.ts';
import { QuestionForm, type QuestionFormProps } from '#web/forms/question-form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
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

interface ActFrameProps
  extends ActFormProps,
    Pick<QuestionFormProps, 'confirmLabel' | 'danger' | 'children'> {
  act: CaseAct;
}

/** What all questions about a case share; what failed as a whole is told by what it was. */
export function ActFrame({ act, one, failure, children, today: _, ...question }: ActFrameProps) {
  const hasIssues = Boolean(failure?.issues?.length);
  return (
    <QuestionForm
      {...question}
      intent={intentOn(act, one._id)}
      failure={hasIssues ? failure : undefined}
      about={
        <>
          <span className="num whitespace-nowrap">{one.caseId}</span>, {one.title}
        </>
      }
    >
      {failure && !hasIssues && (
        <Notice tone="danger" live title={failedWords[act]}>
          {failure.message}
        </Notice>
      )}
      {children}
    </QuestionForm>
  );
}
