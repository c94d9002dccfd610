import type { ComponentProps } from 'react';
import { PAYMENT_CASES } from '#web/lib/office-paths.ts';
import { ListFailed } from '#web/lists/list-failed.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { Loading, Skeleton } from '#web/ui/messages/skeleton.tsx';
import { CREATE_CASE } from '../manager-head.tsx';
import type { CaseView } from './case-view.ts';

export function NoCases({ view }: { view: CaseView }) {
  const isFiltered = view.status !== 'all' || view.q !== '' || view.cursor !== '';
  return (
    <div className="p-5">
      {isFiltered ? (
        <EmptyState
          title="No payment case matches this filter"
          actions={<ButtonLink to={PAYMENT_CASES}>Show all cases</ButtonLink>}
        >
          The search looks in the case ID, the title, and the payer’s name and e-mail address.
        </EmptyState>
      ) : (
        <EmptyState
          title="No payment cases found. Click &quot;Create New Case&quot; to get started."
          actions={
            <ButtonLink to={CREATE_CASE} variant="primary">
              Create New Case
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}

export const CasesFailed = ({ told }: Pick<ComponentProps<typeof ListFailed>, 'told'>) => (
  <ListFailed title="Failed to fetch payment cases" to={PAYMENT_CASES} told={told} />
);

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

export function CaseSkeletons() {
  return (
    <Loading label="Loading payment cases">
      <div className="grid gap-3 p-5 max-md:p-3 lg:grid-cols-2">
        {PLACES.map((place) => (
          <div key={place} className="grid h-70 content-start gap-3 border border-hairline p-4">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="w-1/4" />
            <Skeleton className="mt-4 w-4/5" />
            <Skeleton className="w-2/5" />
            <Skeleton className="w-1/3" />
            <Skeleton className="w-1/2" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
