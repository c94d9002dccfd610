import type { PaymentCaseSummary } from '#contracts/payment-cases/admin-case-answers.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { useChosen } from '#web/lists/use-chosen.ts';
import { BatchBar } from './batch-bar.tsx';
import { type CardContext, CaseCard } from './case-card.tsx';

interface CaseListProps extends CardContext {
  cases: readonly PaymentCaseSummary[];
  failure?: FormFailure;
}

/** The cards of a page, and what is done to several of them. Another page begins with none chosen. */
export function CaseList({ cases, failure, ...context }: CaseListProps) {
  const chosen = useChosen(cases);
  return (
    <>
      <BatchBar chosen={chosen} failure={failure} idempotencyKey={context.idempotencyKey} />
      <h2 className="sr-only">Cases, newest first</h2>
      <ul className="grid gap-3 p-5 max-md:p-3 lg:grid-cols-2">
        {cases.map((one) => (
          <CaseCard
            key={one._id}
            one={one}
            isChosen={chosen.ids.includes(one._id)}
            onChoose={(isChosen) => chosen.choose(one._id, isChosen)}
            {...context}
          />
        ))}
      </ul>
    </>
  );
}
