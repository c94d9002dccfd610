import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { useChosen } from '#web/lists/use-chosen.ts';
import { BatchBar } from './batch-bar.tsx';
import { CaseCard, type CaseContext } from './case-card.tsx';
import { CaseTable } from './case-table.tsx';
import type { ListedCase } from './listed-case.ts';

interface CaseListProps extends CaseContext {
  cases: readonly ListedCase[];
  failure?: FormFailure;
}

/** The rows or cards of a page, and what is done to several of them. Another page begins with none chosen. */
export function CaseList({ cases, failure, ...context }: CaseListProps) {
  const chosen = useChosen(cases);
  const isCards = context.view.as === 'cards';
  return (
    <>
      <BatchBar
        chosen={chosen}
        failure={failure}
        idempotencyKey={context.idempotencyKey}
        hasHead={!isCards}
      />
      <h2 className="sr-only">Cases, newest first</h2>
      {isCards ? (
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
      ) : (
        <CaseTable cases={cases} chosen={chosen} {...context} />
      )}
    </>
  );
}
