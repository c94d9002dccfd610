import { data, redirect } from 'react-router';
import { PhonePage } from '#web/features/course-builder/preview/phone-page.tsx';
import { ON_A_PHONE, phonePath } from '#web/features/course-builder/preview/preview-link-words.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { builderPaths } from '#web/lib/builder-paths.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { SELF_PACED_COURSES } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Route } from './+types/preview-phone';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  return requireAnswer(await personalApi(args).call('listPreviewLinks', { id: args.params.id }));
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const { id } = args.params;
  const form = await args.request.formData();
  const { act, id: linkId } = requireIntent(form, ['make', 'end']);
  const api = personalApi(args);
  if (act === 'end') {
    const ended = await api.call('endPreviewLink', { id, linkId });
    return ended.success ? redirect(phonePath(id), 303) : refuse(ended, form);
  }
  const made = await api.call('makePreviewLink', { id });
  return made.success ? data({ made: { url: made.url, link: made.link } }) : refuse(made, form);
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Preview on a phone', 'Links of one hour to what is being written of a course.');

export default function PreviewPhone({ loaderData, actionData, params }: Route.ComponentProps) {
  const made = actionData && 'made' in actionData ? actionData.made : null;
  const refused = actionData && 'intent' in actionData ? actionData : undefined;
  return (
    <>
      <PageHeader
        size="2xl"
        title="Preview on a phone"
        breadcrumbs={[
          { label: 'Self-paced', to: SELF_PACED_COURSES },
          { label: 'Preview', to: builderPaths(params.id).preview },
          { label: ON_A_PHONE },
        ]}
      />
      <PhonePage
        links={loaderData.links}
        made={made}
        failure={failureOf(refused, 'make') ?? failureOf(refused, refused?.intent ?? '')}
      />
    </>
  );
}
