import { Navigate } from 'react-router';
import { isOutside } from '#web/lib/calls/unanswered.ts';
import { ListFailed, ListProblem } from '#web/lists/list-problem.tsx';
import { CaseManagerHead } from '../manager-head.tsx';
import { caseList } from './case-view.ts';

const failed = { title: 'Failed to fetch payment cases', to: caseList.path };

export const CasesFailed = () => <ListFailed {...failed} />;

interface CasesProblemProps {
  error: unknown;
  /** What is told of an error of the page itself. */
  told: { title: string; text: string };
}

/** The list could not be read again: whom something before the page refuses is led away, as by the page itself. */
export function CasesProblem({ error, told }: CasesProblemProps) {
  if (isOutside(error) && [401, 403].includes(error.status)) return <Navigate to="/dashboard" replace />;
  return (
    <>
      <CaseManagerHead current="list" />
      <ListProblem {...failed} error={error} told={told} />
    </>
  );
}
