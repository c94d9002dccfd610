import { coursePage } from '#contracts/courses/course-pages.ts';
import { afterTelling } from '#web/features/learning/log/tell-first.ts';
import { loadMyElearning } from '#web/features/learning/portal/load-portal.server.ts';
import { dayRange, dotted } from '#web/lib/format.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { placeText } from '#web/lib/places/place-text.ts';
import { Stat, StatGrid } from '#web/ui/instruments/stat.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/library';

export const loader = async (args: Route.LoaderArgs) => {
  const { courses } = requireAnswer(await personalApi(args).call('listMyCourses', {}), args.request);
  const live = requireAnswer(await personalApi(args).call('listMyLiveCourses', {}), args.request).courses;
  const coming = [...courses, ...live].filter(({ isPast }) => !isPast);
  const [next = null] = coming.toSorted((a, b) => (a.startDate ?? '9').localeCompare(b.startDate ?? '9'));
  const { own } = await loadMyElearning(args);
  return {
    inPerson: courses.length,
    ahead: courses.filter(({ isPast }) => !isPast).length,
    live: live.length,
    liveAhead: live.filter(({ isPast }) => !isPast).length,
    next,
    selfPaced: own.length,
    begun: own.filter(({ act }) => act === 'continue').length,
  };
};

export const clientLoader = (args: Route.ClientLoaderArgs) => afterTelling(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Library', description: 'The courses that you are enrolled in.' }),
  notIndexed,
];

export default function Library({ loaderData }: Route.ComponentProps) {
  const { inPerson, ahead, live, liveAhead, next, selfPaced, begun } = loaderData;
  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <PageHeader title="Library" size="3xl" lead="The courses that you are enrolled in, by their kind." />
      <StatGrid>
        <Stat label="In-person courses" figure={inPerson} detail={`${ahead} ahead`} to="/library/in-person" />
        <Stat label="Live online courses" figure={live} detail={`${liveAhead} ahead`} to="/library/live" />
        <Stat
          label="Self-paced courses"
          figure={selfPaced}
          detail={`${begun} in progress`}
          to="/library/self-paced"
        />
      </StatGrid>
      {next && (
        <Section title="Next" className="mt-(--s8)">
          <p className="text-lg">
            <TextLink to={coursePage(next)}>{next.title}</TextLink>
          </p>
          <p className="num text-md text-muted">
            {dotted(dayRange(next.startDate, next.endDate), placeText(next))}
          </p>
        </Section>
      )}
    </main>
  );
}
