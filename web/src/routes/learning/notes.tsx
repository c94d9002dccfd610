import { PrintedNotes } from '#web/features/learning/notes/printed-notes.tsx';
import { slidesOf } from '#web/features/learning/viewer/course-outline.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer, requireUser } from '#web/lib/page.ts';
import type { Route } from './+types/notes';

export const loader = async (args: Route.LoaderArgs) => {
  await requireUser(args);
  const { courseId } = args.params;
  const api = personalApi(args);
  const { course, modules } = requireAnswer(await api.call('getCourseContent', { courseId }), args.request);
  const { notes } = requireAnswer(await api.call('listNotes', { courseId }), args.request);
  const slides = slidesOf(modules).map(({ slideId, title }) => ({ slideId, title }));
  return { course, slides, notes };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: `Your notes on ${loaderData?.course.title ?? 'a course'}`,
    description: 'What you wrote while learning, to be read or printed.',
  }),
  notIndexed,
];

export default function Notes({ loaderData }: Route.ComponentProps) {
  return <PrintedNotes {...loaderData} />;
}
