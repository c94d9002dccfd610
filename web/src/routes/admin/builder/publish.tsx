import { redirect } from 'react-router';
import { PublishPage } from '#web/features/course-builder/publish/publish-page.tsx';
import { readPublish } from '#web/features/course-builder/publish/read-publish.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { builderPaths } from '#web/lib/builder-paths.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import type { Route } from './+types/publish';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const api = personalApi(args);
  const { id } = args.params;
  const checks = requireAnswer(await api.call('getChecks', { id }));
  const slideId = new URL(args.request.url).searchParams.get('compare');
  const comparison = slideId ? await api.call('compareSlide', { id, slideId }) : null;
  return { checks, comparison: comparison?.success ? comparison : null };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const { id } = args.params;
  const form = await args.request.formData();
  const answer = await personalApi(args).call('publishDraft', { id, ...readPublish(form) });
  return answer.success
    ? redirect(`${builderPaths(id).version(answer.version)}?published=${answer.told}`, 303)
    : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    `Publish ${loaderData?.checks.course.code ?? 'a course'}`,
    'What the next version of a self-paced course changes, and what stands in its way.',
  );

export default function Publish({ loaderData, actionData }: Route.ComponentProps) {
  return <PublishPage {...loaderData} failure={failureOf(actionData, 'publish')} />;
}
