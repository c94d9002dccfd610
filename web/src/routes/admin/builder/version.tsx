import { redirect } from 'react-router';
import { publishedWords } from '#web/features/course-builder/publish/publish-words.ts';
import { VersionPage } from '#web/features/course-builder/versions/version-page.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { builderPaths } from '#web/lib/builder-paths.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { DoneTold } from '#web/ui/messages/told.tsx';
import type { Route } from './+types/version';

const TOLD_SECONDS = 8;

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const { id, version } = args.params;
  const opened = requireAnswer(await personalApi(args).call('getVersion', { id, version }));
  const told = new URL(args.request.url).searchParams.get('published');
  const done = told === null ? undefined : publishedWords(opened.version.number, Number(told) || 0);
  return { opened, done };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const { id, version } = args.params;
  const form = await args.request.formData();
  requireIntent(form, ['return']);
  const basedOn = formReader(form).text('basedOn');
  const answer = await personalApi(args).call('returnToVersion', { id, version, basedOn });
  return answer.success ? redirect(builderPaths(id).publish, 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ loaderData, params }) =>
  officeMeta(
    `Version ${params.version} of ${loaderData?.opened.course.code ?? 'a course'}`,
    'A version of a self-paced course as it was published.',
  );

export default function VersionRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const { opened, done } = loaderData;
  return (
    <>
      <DoneTold
        words={done}
        seconds={TOLD_SECONDS}
        told={builderPaths(params.id).version(opened.version.number)}
      />
      <VersionPage opened={opened} failure={failureOf(actionData, 'return')} />
    </>
  );
}
