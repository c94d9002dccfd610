import { useState } from 'react';
import type { PaymentCaseSummary } from '#contracts/payment-case-answers.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { BatchBar } from './batch-bar.tsx';
import { type CardContext, CaseCard } from './case-card.tsx';

interface CaseListProps extends CardContext {
  cases: readonly PaymentCaseSummary[];
  failure?: FormFailure;
}

/** The cards of a page, and what is done to several of them. Another page begins with none chosen. */
export function CaseList({ cases, failure, ...context }: CaseListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const there = cases.filter(({ _id }) => chosen.has(_id)).map(({ _id }) => _id);

  function choose(id: string, isChosen: boolean) {
    const next = new Set(there);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  return (
    <>
      <BatchBar
        count={there.length}
        total={cases.length}
        onAll={(all) => setChosen(new Set(all ? cases.map(({ _id }) => _id) : []))}
        failure={failure}
        idempotencyKey={context.idempotencyKey}
      />
      <h2 className="sr-only">Cases, newest first</h2>
      <ul className="grid gap-3 p-5 max-md:p-3 lg:grid-cols-2">
        {cases.map((one) => (
          <CaseCard
            key={one._id}
            one={one}
            isChosen={there.includes(one._id)}
            onChoose={(isChosen) => choose(one._id, isChosen)}
            {...context}
          />
        ))}
      </ul>
    </>
  );
}
