import { EmptyList } from '#web/lists/empty-list.tsx';
import { Skeletons } from '#web/lists/skeletons.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/messages/skeleton.tsx';
import { CREATE_CASE } from '../manager-head.tsx';
import { type CaseView, caseList } from './case-view.ts';

export const NoCases = ({ view }: { view: CaseView }) => (
  <EmptyList
    list={caseList}
    view={view}
    unmatched={{
      title: 'No payment case matches this filter',
      text: 'The search looks in the case ID, the title, and the payer’s name and email address.',
      all: 'Show all cases',
    }}
    none={{ title: 'No payment cases found. Click "Create New Case" to get started.' }}
    actions={
      <ButtonLink to={CREATE_CASE} variant="primary">
        Create New Case
      </ButtonLink>
    }
  />
);

export const CaseSkeletons = ({ view }: { view: CaseView }) =>
  view.as === 'cards' ? <CardSkeletons /> : <RowSkeletons />;

const RowSkeletons = () => (
  <Skeletons label="Loading payment cases" count={10} className="divide-y divide-hairline">
    <div className="flex h-11 items-center gap-6 px-5 max-md:h-32">
      <Skeleton className="w-1/12" />
      <Skeleton className="w-1/3" />
      <Skeleton className="w-1/6" />
      <Skeleton className="ms-auto w-1/12" />
    </div>
  </Skeletons>
);

const CardSkeletons = () => (
  <Skeletons label="Loading payment cases" count={6} className="grid gap-3 p-5 max-md:p-3 lg:grid-cols-2">
    <div className="grid h-70 content-start gap-3 border border-hairline p-4">
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="w-1/4" />
      <Skeleton className="mt-4 w-4/5" />
      <Skeleton className="w-2/5" />
      <Skeleton className="w-1/3" />
      <Skeleton className="w-1/2" />
    </div>
  </Skeletons>
);
