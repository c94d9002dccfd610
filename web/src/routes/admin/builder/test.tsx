import { data, redirect } from 'react-router';
import type { DraftTest } from '#contracts/course-builder/draft-slide.ts';
import { REMOVE_TEST, TestPage } from '#web/features/course-builder/tests/test-page.tsx';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOfAct, refuse } from '#web/forms/submission.ts';
import { builderPaths } from '#web/lib/builder-paths.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ListBoundary } from '../list-boundary.tsx';
import type { Route } from './+types/test';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const { id, testId } = args.params;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(testId) || testId.length > 80)
    throw data({ message: 'Not found' }, { status: 404 });
  const { draft } = requireAnswer(await personalApi(args).call('getDraft', { id }));
  const { course, outline, slides, savedAt, tests } = draft;
  const stored = tests.find(({ test }) => test.testId === testId);
  const read = stored
    ? { test: stored.test, revision: stored.revision, savedAt }
    : { test: blankTest(testId), revision: 0, savedAt: null };
  return { draft: { course, outline, slides }, read };
};

/** A test that is in no draft yet is begun with its first change. */
const blankTest = (testId: string): DraftTest => ({
  testId,
  title: '',
  passPercent: 70,
  attempts: null,
  minutes: null,
  draws: [],
  questions: [],
});

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const { id, testId } = args.params;
  const form = await args.request.formData();
  requireIntent(form, [REMOVE_TEST]);
  const answer = await personalApi(args).call('removeDraftTest', { id, testId });
  return answer.success ? redirect(builderPaths(id).content, 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    `${loaderData?.read.test.title || 'Test'} ${loaderData?.draft.course.code ?? ''}`,
    'Questions of a test, what passes it, and what each attempt asks.',
  );

export default function BuilderTest({ loaderData, actionData, params }: Route.ComponentProps) {
  const { draft, read } = loaderData;
  return (
    <TestPage
      key={params.testId}
      draft={draft}
      read={read}
      failure={failureOfAct(actionData, [REMOVE_TEST])}
    />
  );
}

export const ErrorBoundary = ({ error, params }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Test" rows="the test" to={builderPaths(params.id ?? '').content} error={error} />
);
