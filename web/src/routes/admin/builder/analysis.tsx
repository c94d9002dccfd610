import {
  analysisFile,
  analysisList,
  behindList,
} from '#web/features/course-builder/analysis/analysis-view.ts';
import {
  type Analysis,
  leftWords,
  noLearners,
  noQuestions,
  noVersion,
  onceWords,
} from '#web/features/course-builder/analysis/analysis-words.ts';
import { QuestionList } from '#web/features/course-builder/analysis/question-list.tsx';
import { SlideTable } from '#web/features/course-builder/analysis/slide-table.tsx';
import { VersionFilter } from '#web/features/course-builder/analysis/version-filter.tsx';
import { builderPaths } from '#web/lib/builder-paths.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { WhileAsked } from '#web/lists/while-asked.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Stat, StatGrid } from '#web/ui/instruments/stat.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { TabsNav } from '#web/ui/navigation/tabs-nav.tsx';
import { ListBoundary } from '../list-boundary.tsx';
import type { Route } from './+types/analysis';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const { id } = args.params;
  const view = analysisList(id).readFrom(args.request);
  const { version } = analysisList(id).asked(view);
  return { view, analysis: requireAnswer(await personalApi(args).call('getAnalysis', { id, version })) };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    `Analysis ${loaderData?.analysis.course.code ?? ''}`,
    'How slides were learned and questions answered, version by version.',
  );

export default function CourseAnalysis({ loaderData, params: { id } }: Route.ComponentProps) {
  const { view, analysis } = loaderData;
  const { course, version, slides, questions, learners, finished } = analysis;
  const list = analysisList(id);
  const behind = behindList(id);
  const at = { version: `${version}` };
  return (
    <>
      <PageHeader
        size="2xl"
        title="Analysis"
        breadcrumbs={[
          { label: `${course.code}, content`, to: builderPaths(id).content },
          { label: 'Analysis' },
        ]}
        lead={<p className="text-md">{course.title}</p>}
        actions={
          <ButtonLink to={list.to({ of: view.of, ...at }, analysisFile(id))} reloadDocument size="sm">
            CSV
          </ButtonLink>
        }
      />
      {version === 0 ? (
        <EmptyState title={noVersion.title}>{noVersion.text}</EmptyState>
      ) : (
        <div className="grid gap-4">
          <StatGrid dense>
            <Stat label={`Learn version ${version}`} figure={learners} to={behind.to(at)} />
            <Stat label="Have completed it" figure={finished} to={behind.to({ ...at, of: 'finished' })} />
          </StatGrid>
          <Sheet flush>
            <TabsNav
              label="Numbers"
              className="px-5"
              current={list.changed(view, {})}
              items={[
                { to: list.changed(view, { of: '' }), label: 'Slides', count: slides.length },
                { to: list.changed(view, { of: 'questions' }), label: 'Questions', count: questions.length },
              ]}
            />
            <VersionFilter list={list} view={view} version={version} versions={analysis.versions} />
            <p className="px-5 py-3 text-sm text-muted">{view.of === '' ? leftWords : onceWords}</p>
            <WhileAsked list={list} view={view}>
              {view.of === '' && <Slides id={id} analysis={analysis} />}
            </WhileAsked>
          </Sheet>
          {view.of === 'questions' && <Questions id={id} analysis={analysis} />}
        </div>
      )}
    </>
  );
}

interface NumbersProps {
  id: string;
  analysis: Analysis;
}

function Slides({ id, analysis: { version, learners, slides } }: NumbersProps) {
  if (learners === 0)
    return (
      <div className="p-5">
        <EmptyState title={noLearners.title}>{noLearners.text}</EmptyState>
      </div>
    );
  return (
    <SlideTable
      slides={slides}
      learners={learners}
      behind={(of, slideId) => behindList(id).to({ version: `${version}`, of, slideId })}
    />
  );
}

function Questions({ id, analysis: { version, questions } }: NumbersProps) {
  if (questions.length === 0) return <EmptyState title={noQuestions.title}>{noQuestions.text}</EmptyState>;
  return (
    <QuestionList
      questions={questions}
      behind={(questionId, choice) =>
        behindList(id).to({ version: `${version}`, of: 'question', questionId, choice })
      }
      testPath={builderPaths(id).test}
    />
  );
}

export const ErrorBoundary = ({ error, params }: Route.ErrorBoundaryProps) => (
  <ListBoundary
    title="Analysis"
    rows="the numbers"
    to={builderPaths(params.id ?? '').analysis}
    error={error}
  />
);
