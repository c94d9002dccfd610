import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { slideIdsOf } from '#domain/course-builder/outline.ts';
import { ContentPage } from '#web/features/course-builder/content-page.tsx';
import { slideAsked } from '#web/features/course-builder/slide-asked.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import type { Route } from './+types/content';

export const loader = async (args: Route.LoaderArgs) => {
  const { _id: accountId } = await requireStaff(args);
  const api = personalApi(args);
  const { id } = args.params;
  const { draft } = requireAnswer(await api.call('getDraft', { id }));
  const { runs: imports } = requireAnswer(await api.call('listImports', { id }));
  const slideId = slideAsked(new URL(args.request.url), slideIdsOf(draft.outline));
  const read = slideId === null ? null : requireAnswer(await api.call('getDraftSlide', { id, slideId }));
  return { accountId, draft, imports, first: read && { slide: read.slide, revision: read.revision } };
};

/** The desk goes on with what it knows; another slide is no other page. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.id !== nextParams.id;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(`Content of ${loaderData?.draft.course.code ?? ''}`, 'What a self-paced course teaches.');

export default function BuilderContent({ loaderData, params }: Route.ComponentProps) {
  return <ContentPage key={params.id} {...loaderData} />;
}
