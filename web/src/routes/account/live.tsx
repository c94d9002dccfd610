import { LiveView } from '#web/features/live/live-view.tsx';
import { refusedWords } from '#web/features/live/live-words.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { problemOf } from '#web/lib/problem.ts';
import type { Route } from './+types/live';

export const loader = async (args: Route.LoaderArgs) => {
  const asked = new URL(args.request.url).searchParams;
  const session = Number(asked.get('session')) || undefined;
  const { courseId } = args.params;
  const api = personalApi(args);
  const [page, announced] = await Promise.all([
    api.call('getLiveSession', { courseId, session }),
    api.call('listOwnAnnouncements', { courseId }),
  ]);
  const loaded = requireAnswer(page, args.request);
  const { announcements } = requireAnswer(announced, args.request);
  const problem = problemOf(args.request);
  const refused = problem ? { title: 'You could not join', text: problem } : null;
  return { loaded, announcements, refused: refusedWords(asked.get('refused')) ?? refused };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: `Live: ${loaderData?.loaded.course.title ?? ''}`,
    description: 'Join the sessions of your live course, and see when you were there.',
  }),
  { name: 'referrer', content: 'no-referrer' },
  notIndexed,
];

export default function Live({ loaderData }: Route.ComponentProps) {
  return <LiveView {...loaderData} />;
}
