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
      text: 'The search looks in the case ID, the title, and the payer’s name and e-mail address.',
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

export const CaseSkeletons = () => (
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
