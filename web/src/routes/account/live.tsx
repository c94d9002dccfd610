import { LiveView } from '#web/features/live/live-view.tsx';
import { refusedWords } from '#web/features/live/live-words.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { problemOf } from '#web/lib/problem.ts';
import type { Route } from './+types/live';

export const loader = async (args: Route.LoaderArgs) => {
  const asked = new URL(args.request.url).searchParams;
  const session = Number(asked.get('session')) || undefined;
  const loaded = requireAnswer(
    await personalApi(args).call('getLiveSession', { courseId: args.params.courseId, session }),
    args.request,
  );
  const problem = problemOf(args.request);
  const refused = problem ? { title: 'You could not join', text: problem } : null;
  return { loaded, refused: refusedWords(asked.get('refused')) ?? refused };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: `Live: ${loaderData?.loaded.course.title ?? ''}`,
    description: 'Join the sessions of your live course, and see when you were there.',
  }),
  { name: 'referrer', content: 'no-referrer' },
  notIndexed,
];

export default function Live({ loaderData: { loaded, refused } }: Route.ComponentProps) {
  return <LiveView loaded={loaded} refused={refused} />;
}
