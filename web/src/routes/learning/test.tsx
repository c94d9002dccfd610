import { type ShouldRevalidateFunctionArgs, useParams, useSearchParams } from 'react-router';
import { TestNeedsConnection } from '#web/features/learning/kept/test-needs-connection.tsx';
import { afterTelling } from '#web/features/learning/log/tell-first.ts';
import { actOnTest } from '#web/features/learning/test/act-on-test.server.ts';
import { BeforeTest } from '#web/features/learning/test/before-test.tsx';
import { SitTest } from '#web/features/learning/test/sit-test.tsx';
import { TestResult } from '#web/features/learning/test/test-result.tsx';
import { ANSWERS } from '#web/features/learning/test/test-words.ts';
import { ErrorPage } from '#web/features/site/error-page.tsx';
import { failureOf } from '#web/forms/submission.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer, requireUser } from '#web/lib/page.ts';
import { isUnanswered } from '#web/lib/unanswered.ts';
import type { Route } from './+types/test';

export const loader = async (args: Route.LoaderArgs) => {
  const { _id: accountId } = await requireUser(args);
  const answer = requireAnswer(await personalApi(args).call('getTest', args.params), args.request);
  return { ...answer, accountId };
};

export const clientLoader = (args: Route.ClientLoaderArgs) => afterTelling(args);

export const action = (args: Route.ActionArgs) => actOnTest(args);

/** Another question of the sitting is here already, also without a connection. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && (formMethod !== undefined || currentUrl.search === nextUrl.search);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: loaderData ? `${loaderData.test.title}, ${loaderData.course.title}` : 'Test',
    description: 'A test of a self-paced course.',
  }),
  notIndexed,
];

export default function Test({ loaderData, actionData }: Route.ComponentProps) {
  const { course, test, open, past, now, accountId } = loaderData;
  const [query] = useSearchParams();
  const failure = failureOf(actionData, 'start', 'answer', 'submit');
  if (open) return <SitTest key={open.sittingId} {...{ course, test, now, accountId }} sitting={open} />;
  // Passed is passed: of several attempts the one that counts is shown.
  const sitting = past.find(({ result }) => result?.isPassed) ?? past.at(-1);
  if (!sitting?.result) return <BeforeTest {...{ course, test, failure }} />;
  return (
    <TestResult
      {...{ course, test, past, sitting, failure }}
      hasAnswers={query.has(ANSWERS)}
      result={sitting.result}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { courseId = '' } = useParams();
  return isUnanswered(error) ? <TestNeedsConnection courseId={courseId} /> : <ErrorPage error={error} />;
}
