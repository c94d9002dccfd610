import { courseList } from '#contracts/courses/course-pages.ts';
import { WaitingRows } from '#web/features/waiting-list/waiting-rows.tsx';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import type { Route } from './+types/waiting-lists';

export const loader = async (args: Route.LoaderArgs) => {
  const { waitingPlaces } = requireAnswer(
    await personalApi(args).call('listWaitingPlaces', {}),
    args.request,
  );
  return { waitingPlaces, now: new Date().toISOString() };
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'Waiting lists',
    description: 'The courses that you wait for, and the seats that are held for you.',
  }),
  notIndexed,
];

export default function WaitingLists({ loaderData: { waitingPlaces, now } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <PageHeader
        title="Waiting lists"
        size="3xl"
        lead={
          waitingPlaces.length > 0 && 'Waiting costs nothing. A seat that is held for you is yours to take.'
        }
      />
      {waitingPlaces.length > 0 ? (
        <WaitingRows places={waitingPlaces} now={now} />
      ) : (
        <EmptyState
          wide
          title="You are on no waiting list"
          actions={
            <ButtonLink to={courseList('InPersonCourse')} variant="primary">
              In-person courses
            </ButtonLink>
          }
        >
          A course that is fully booked may have a waiting list: its page leads there.
        </EmptyState>
      )}
    </main>
  );
}
