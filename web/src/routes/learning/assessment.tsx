import { TestNeedsConnection } from '#web/features/learning/kept/test-needs-connection.tsx';
import { afterTelling } from '#web/features/learning/log/tell-first.ts';
import { actOnAssessment } from '#web/features/learning/test/act-on-test.server.ts';
import { RunCertificate } from '#web/features/learning/test/run-certificate.tsx';
import { TestPage } from '#web/features/learning/test/test-page.tsx';
import { ErrorPage } from '#web/features/site/error-page.tsx';
import { failureOf } from '#web/forms/submission.ts';
import { isUnanswered } from '#web/lib/calls/unanswered.ts';
import { longDay } from '#web/lib/format.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer, requireUser } from '#web/lib/page.ts';
import type { Route } from './+types/assessment';

export const loader = async (args: Route.LoaderArgs) => {
  const { _id: accountId } = await requireUser(args);
  const answer = requireAnswer(await personalApi(args).call('getAssessment', args.params), args.request);
  return { ...answer, accountId };
};

export const clientLoader = (args: Route.ClientLoaderArgs) => afterTelling(args);

export const action = (args: Route.ActionArgs) => actOnAssessment(args);

export { staysWhileSat as shouldRevalidate } from '#web/features/learning/test/stays-while-sat.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: loaderData ? `${loaderData.test.title}, ${loaderData.course.title}` : 'Test',
    description: 'The test of a course.',
  }),
  notIndexed,
];

const MY_COURSES = '/my-courses';

export default function Assessment({ loaderData, actionData }: Route.ComponentProps) {
  const { course, accountId, ...told } = loaderData;
  const { courseId, title, isOpen, opensOn, isCertified } = course;
  const day = opensOn ? `${longDay(opensOn)}, the first day of the course` : 'the first day of the course';
  return (
    <TestPage
      home={{ courseId, title, back: { to: MY_COURSES, label: 'Back to my courses' } }}
      testId={null}
      told={told}
      accountId={accountId}
      failure={failureOf(actionData, 'start', 'answer', 'submit')}
      closed={isOpen ? undefined : `The test opens on ${day}.`}
      certificateOf={() => isCertified && <RunCertificate courseId={courseId} />}
    />
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) =>
  isUnanswered(error) ? <TestNeedsConnection courseTo={MY_COURSES} /> : <ErrorPage error={error} />;
