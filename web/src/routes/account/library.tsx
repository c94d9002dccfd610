import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Stat, StatGrid } from '#web/ui/stat.tsx';
import type { Route } from './+types/library';

export const loader = async (args: Route.LoaderArgs) => {
  const { courses } = requireAnswer(await personalApi(args).call('listMyCourses', {}), args.request);
  return { inPerson: courses.length, ahead: courses.filter(({ isPast }) => !isPast).length };
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Library', description: 'The courses that you are enrolled in.' }),
  notIndexed,
];

export default function Library({ loaderData: { inPerson, ahead } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <PageHeader title="Library" size="3xl" lead="The courses that you are enrolled in." />
      <StatGrid>
        <Stat label="In-person courses" figure={inPerson} detail={`${ahead} ahead`} to="/library/in-person" />
        <Stat label="Live online courses" figure={0} detail="Not offered yet" to="/library/live" />
        <Stat label="Self-paced courses" figure={0} detail="Not offered yet" to="/library/self-paced" />
      </StatGrid>
    </main>
  );
}
