import { sessionsPage } from '#contracts/courses/course-pages.ts';
import { cityOfZone } from '#domain/time/zone-words.ts';
import { LibraryPage } from '#web/features/orders/my-orders/library-page.tsx';
import { longDay } from '#web/lib/format.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { problemOf } from '#web/lib/problem.ts';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/library-live';

export const loader = async (args: Route.LoaderArgs) => {
  const { courses } = requireAnswer(await personalApi(args).call('listMyLiveCourses', {}), args.request);
  return { courses, problem: problemOf(args.request) };
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'Live online courses',
    description: 'The live online courses that you are enrolled in, with the next session of each.',
  }),
  notIndexed,
];

type LiveCourse = Route.ComponentProps['loaderData']['courses'][number];

export default function LiveLibrary({ loaderData }: Route.ComponentProps) {
  return (
    <LibraryPage
      kind="OnlineLiveTraining"
      title="Live online courses"
      crumb="Live online"
      {...loaderData}
      actionOf={(course) => <NextSession course={course} />}
    />
  );
}

/** When it goes on, and the way there. */
function NextSession({ course }: { course: LiveCourse }) {
  const { slug, title, nextSession, venueTimezone } = course;
  return (
    <>
      {nextSession && (
        <span className="num text-md">
          Next: {longDay(nextSession.date)}, {nextSession.startTime} in {cityOfZone(venueTimezone)}
        </span>
      )}
      <TextLink to={sessionsPage(slug)} look="standalone" aria-label={`Sessions of ${title}`}>
        Sessions
      </TextLink>
    </>
  );
}
