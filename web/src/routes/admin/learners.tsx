import { LearnerFilters } from '#web/features/learners/learner-filters.tsx';
import { LearnerTable } from '#web/features/learners/learner-table.tsx';
import { learnerList, noLearners } from '#web/features/learners/learner-view.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { EmptyList } from '#web/lists/empty-list.tsx';
import { Pages } from '#web/lists/pages.tsx';
import { WhileAsked } from '#web/lists/while-asked.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import type { Route } from './+types/learners';
import { ListBoundary } from './list-boundary.tsx';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const view = learnerList.readFrom(args.request);
  const answer = await personalApi(args).call('adminListLearners', learnerList.asked(view));
  const { learners, nextCursor } = requireAnswer(answer);
  return { view, learners, nextCursor };
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Learners', 'Who learns at their own pace, and how far they are.');

export default function AdminLearners({ loaderData: { view, learners, nextCursor } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader size="2xl" title="Learners" />
      <Sheet flush>
        <LearnerFilters view={view} />
        <WhileAsked list={learnerList} view={view}>
          {learners.length > 0 ? (
            <LearnerTable learners={learners} />
          ) : (
            <EmptyList list={learnerList} view={view} {...noLearners} />
          )}
        </WhileAsked>
        <Pages list={learnerList} view={view} nextCursor={nextCursor} />
      </Sheet>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Learners" rows="learners" to={learnerList.path} error={error} />
);
