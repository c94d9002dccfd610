import { ON_A_PHONE, phonePath } from '#web/features/course-builder/preview/preview-link-words.ts';
import { PreviewPage } from '#web/features/learning/preview/preview-page.tsx';
import { builderPaths } from '#web/lib/builder-paths.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import type { Route } from './+types/preview';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const { searchParams } = new URL(args.request.url);
  const [slide, test] = [searchParams.get('slide') ?? undefined, searchParams.get('test') ?? undefined];
  return requireAnswer(await personalApi(args).call('getPreview', { id: args.params.id, slide, test }));
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    `Preview of ${loaderData?.preview.course.code ?? 'a course'}`,
    'A self-paced course as a learner would see it.',
  );

export default function Preview({ loaderData, params }: Route.ComponentProps) {
  return (
    <PreviewPage
      preview={loaderData.preview}
      exit={{ to: builderPaths(params.id).content, label: 'Back to the draft' }}
    >
      <ButtonLink size="sm" to={phonePath(params.id)}>
        {ON_A_PHONE}
      </ButtonLink>
    </PreviewPage>
  );
}
