import { behindFile, behindList } from '#web/features/course-builder/analysis/analysis-view.ts';
import {
  behindTitle,
  learnersText,
  nobodyBehind,
} from '#web/features/course-builder/analysis/analysis-words.ts';
import { BehindTable } from '#web/features/course-builder/analysis/behind-table.tsx';
import { builderPaths } from '#web/lib/builder-paths.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { EmptyList } from '#web/lists/empty-list.tsx';
import { Pages } from '#web/lists/pages.tsx';
import { WhileAsked } from '#web/lists/while-asked.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { ListBoundary } from '../list-boundary.tsx';
import type { Route } from './+types/analysis-learners';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const { id } = args.params;
  const view = behindList(id).readFrom(args.request);
  const asked = { id, ...behindList(id).asked(view) };
  return { view, behind: requireAnswer(await personalApi(args).call('listAnalysisLearners', asked)) };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    `Learners ${loaderData?.behind.course.code ?? ''}`,
    'Who stands behind a number of the analysis.',
  );

export default function AnalysisLearners({ loaderData, params: { id } }: Route.ComponentProps) {
  const { view, behind } = loaderData;
  const { course, version, slide, question, total, learners, nextCursor } = behind;
  const list = behindList(id);
  const paths = builderPaths(id);
  return (
    <>
      <PageHeader
        size="2xl"
        title={behindTitle(view, behind)}
        breadcrumbs={[
          { label: `${course.code}, content`, to: paths.content },
          { label: 'Analysis', to: `${paths.analysis}?version=${version}` },
          { label: 'Learners' },
        ]}
        lead={
          <p className="num text-md break-words">
            {slide?.title ?? question?.prompt ?? course.title}. {learnersText(total)}, version {version}.
          </p>
        }
        actions={
          <ButtonLink to={list.to(list.filterOf(view), behindFile(id))} reloadDocument size="sm">
            CSV
          </ButtonLink>
        }
      />
      <Sheet flush>
        <WhileAsked list={list} view={view}>
          {learners.length > 0 ? (
            <BehindTable learners={learners} of={view.of} />
          ) : (
            <EmptyList list={list} view={view} {...nobodyBehind} />
          )}
        </WhileAsked>
        <Pages list={list} view={view} nextCursor={nextCursor} words={{ first: 'Latest', next: 'Next' }} />
      </Sheet>
    </>
  );
}

export const ErrorBoundary = ({ error, params }: Route.ErrorBoundaryProps) => (
  <ListBoundary
    title="Learners"
    rows="the learners"
    to={builderPaths(params.id ?? '').analysis}
    error={error}
  />
);
