import { Navigate } from 'react-router';
import { isOutside, isUnanswered } from '#web/lib/unanswered.ts';
import { ManagerHead } from '../manager-head.tsx';
import { CasesFailed } from './case-empty.tsx';

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
      <ManagerHead current="list" />
      <CasesFailed told={isUnanswered(error) ? undefined : told} />
    </>
  );
}
