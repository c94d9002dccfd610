import { PreviewPage } from '#web/features/learning/preview/preview-page.tsx';
import { ACADEMY_ZONE } from '#web/lib/academy-zone.ts';
import { timeIn } from '#web/lib/format.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import type { Route } from './+types/preview-link';

export const loader = async (args: Route.LoaderArgs) => {
  const { searchParams } = new URL(args.request.url);
  const [slide, test] = [searchParams.get('slide') ?? undefined, searchParams.get('test') ?? undefined];
  const { token } = args.params;
  return requireAnswer(await personalApi(args).call('openPreviewLink', { token, slide, test }));
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: `Preview of ${loaderData?.preview.course.title ?? 'a course'}`,
    description: 'A course that is being written.',
    isMissing: true,
  }),
  notIndexed,
];

/** For whoever has the link: the course as it is written at this moment. */
export default function PreviewLink({ loaderData: { preview, endsAt } }: Route.ComponentProps) {
  return (
    <PreviewPage preview={preview} exit={{ to: '?', label: 'Begin again' }}>
      <p className="num text-sm">This link ends at {timeIn(ACADEMY_ZONE, endsAt)} in Dubai.</p>
    </PreviewPage>
  );
}
