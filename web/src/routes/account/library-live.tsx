import { sessionsPage } from '#contracts/courses/course-pages.ts';
import { LibraryPage } from '#web/features/orders/my-orders/library-page.tsx';
import { NextOfLive } from '#web/features/orders/my-orders/next-session.tsx';
import { longDay } from '#web/lib/format.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { problemOf } from '#web/lib/problem.ts';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/library-live';

export const loader = async (args: Route.LoaderArgs) => {
  const api = personalApi(args);
  const [listed, announced] = await Promise.all([
    api.call('listMyLiveCourses', {}),
    api.call('listOwnAnnouncements', {}),
  ]);
  const { courses } = requireAnswer(listed, args.request);
  const { announcements } = requireAnswer(announced, args.request);
  return { courses, announcements, problem: problemOf(args.request), now: new Date().toISOString() };
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'Live online courses',
    description: 'The live online courses that you are enrolled in, with the next session of each.',
  }),
  notIndexed,
];

export default function LiveLibrary({ loaderData }: Route.ComponentProps) {
  const { courses, announcements, problem, now } = loaderData;
  return (
    <LibraryPage
      kind="OnlineLiveTraining"
      title="Live online courses"
      crumb="Live online"
      courses={courses}
      announcements={announcements}
      problem={problem}
      actionOf={(course) => (
        <>
          <RecordedUntil course={course} />
          <NextOfLive course={course} now={now} />
        </>
      )}
      pastActionOf={(course) => <Recorded course={course} />}
    />
  );
}

type LiveCourse = Route.ComponentProps['loaderData']['courses'][number];

const RecordedUntil = ({ course: { recordingsUntil } }: { course: LiveCourse }) =>
  recordingsUntil && <span className="num text-md">Recording until {longDay(recordingsUntil)}</span>;

/** Until when it can be seen again, and the way there. */
function Recorded({ course }: { course: LiveCourse }) {
  const { slug, title, recordingsUntil } = course;
  if (!recordingsUntil) return null;
  return (
    <>
      <RecordedUntil course={course} />
      <TextLink to={sessionsPage(slug)} look="standalone" aria-label={`Recording of ${title}`}>
        Recording
      </TextLink>
    </>
  );
}
