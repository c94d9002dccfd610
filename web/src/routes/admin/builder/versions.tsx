import { redirect } from 'react-router';
import { VersionsPage } from '#web/features/course-builder/versions/versions-page.tsx';
import { movedWords } from '#web/features/course-builder/versions/versions-words.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { builderPaths } from '#web/lib/builder-paths.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { DoneTold } from '#web/ui/messages/told.tsx';
import type { Route } from './+types/versions';

const TOLD_SECONDS = 5;

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const listed = requireAnswer(await personalApi(args).call('listVersions', { id: args.params.id }));
  const moved = new URL(args.request.url).searchParams.get('moved');
  return { listed, done: moved === null ? undefined : movedWords(Number(moved) || 0) };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const { id } = args.params;
  const form = await args.request.formData();
  requireIntent(form, ['move']);
  const answer = await personalApi(args).call('moveNotBegun', { id });
  return answer.success
    ? redirect(`${builderPaths(id).versions}?moved=${answer.moved}`, 303)
    : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    `Versions of ${loaderData?.listed.course.code ?? 'a course'}`,
    'What was published of a self-paced course, and who learns which version.',
  );

export default function VersionsRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <>
      <DoneTold words={loaderData.done} seconds={TOLD_SECONDS} told={builderPaths(params.id).versions} />
      <VersionsPage listed={loaderData.listed} failure={failureOf(actionData, 'move')} />
    </>
  );
}
