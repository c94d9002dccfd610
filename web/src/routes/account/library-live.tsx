import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { requireUser } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Route } from './+types/library-live';

/** These courses are sold later: the page says what will be there. */
const PAGE = {
  title: 'Live online courses',
  description: 'Live online courses that you are enrolled in will be listed here, with the link to join.',
};

export const loader = async (args: Route.LoaderArgs) => {
  await requireUser(args);
};

export const meta: Route.MetaFunction = ({ matches }) => [...pageMeta(matches, PAGE), notIndexed];

export default function LiveLibrary() {
  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <PageHeader title={PAGE.title} size="3xl" lead={PAGE.description} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/in-person-aesthetic-training">In-person courses</ButtonLink>
        <ButtonLink to="/library/in-person">My in-person courses</ButtonLink>
      </div>
    </main>
  );
}
