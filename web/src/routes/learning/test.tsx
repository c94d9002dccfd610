import { useParams } from 'react-router';
import { TestNeedsConnection } from '#web/features/learning/kept/test-needs-connection.tsx';
import { afterTelling } from '#web/features/learning/log/tell-first.ts';
import { actOnTest } from '#web/features/learning/test/act-on-test.server.ts';
import { CertificateRules } from '#web/features/learning/test/certificate-rules.tsx';
import { TestPage } from '#web/features/learning/test/test-page.tsx';
import { coursePath } from '#web/features/learning/test/test-words.ts';
import { ErrorPage } from '#web/features/site/error-page.tsx';
import { failureOf } from '#web/forms/submission.ts';
import { isUnanswered } from '#web/lib/calls/unanswered.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer, requireUser } from '#web/lib/page.ts';
import type { Route } from './+types/test';

export const loader = async (args: Route.LoaderArgs) => {
  const { _id: accountId } = await requireUser(args);
  const answer = requireAnswer(await personalApi(args).call('getTest', args.params), args.request);
  return { ...answer, accountId };
};

export const clientLoader = (args: Route.ClientLoaderArgs) => afterTelling(args);

export const action = (args: Route.ActionArgs) => actOnTest(args);

export { staysWhileSat as shouldRevalidate } from '#web/features/learning/test/stays-while-sat.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: loaderData ? `${loaderData.test.title}, ${loaderData.course.title}` : 'Test',
    description: 'A test of a self-paced course.',
  }),
  notIndexed,
];

export default function Test({ loaderData, actionData, params }: Route.ComponentProps) {
  const { course, accountId, ...told } = loaderData;
  const { courseId, title } = course;
  return (
    <TestPage
      home={{ courseId, title, back: { to: coursePath(courseId), label: 'Back to the course' } }}
      testId={params.testId}
      told={told}
      accountId={accountId}
      failure={failureOf(actionData, 'start', 'answer', 'submit')}
      certificateOf={(sitting, result) => (
        <CertificateRules {...{ course, sitting, result }} test={told.test} />
      )}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { courseId = '' } = useParams();
  return isUnanswered(error) ? (
    <TestNeedsConnection courseTo={coursePath(courseId)} />
  ) : (
    <ErrorPage error={error} />
  );
}
