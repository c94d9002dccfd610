import { FoundSections } from '#web/features/office-frame/find/found-sections.tsx';
import { sectionsOf } from '#web/features/office-frame/find/sections.ts';
import { Form } from '#web/forms/form.tsx';
import { officeMeta } from '#web/lib/office-meta.ts';
import { FIND } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { declareList, words } from '#web/lists/list-address.ts';
import { SearchBox } from '#web/lists/search-box.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import type { Route } from './+types/find';
import { ListBoundary } from './list-boundary.tsx';

const asked = declareList(FIND, { q: words() });

export const loader = async (args: Route.LoaderArgs) => {
  const { role } = await requireStaff(args);
  const { q } = asked.readFrom(args.request);
  const { groups } = requireAnswer(await personalApi(args).call('findEverything', { q }));
  return { role, q, groups };
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Find', 'Orders, payment cases, courses, letters and numbers by a word.');

export default function AdminFind({ loaderData: { role, q, groups } }: Route.ComponentProps) {
  const { ways, found } = sectionsOf(role, q, groups);
  const sections = [...found, ways].filter(({ choices }) => choices.length > 0);
  return (
    <>
      <PageHeader size="2xl" title="Find" />
      <div className="grid gap-4">
        <Sheet>
          <Form method="get" action={FIND} className="flex gap-2">
            <SearchBox
              asked={q}
              label="Find"
              placeholder="Name, email, number, course or page"
              className="min-w-0 flex-1"
            />
            <Button type="submit" size="sm">
              Find
            </Button>
          </Form>
        </Sheet>
        {sections.length > 0 ? (
          <FoundSections sections={sections} />
        ) : (
          <EmptyState title={`Nothing found for “${q}”`}>
            A part of a name, an address or a title is enough. Of a number, its beginning.
          </EmptyState>
        )}
      </div>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Find" rows="what was found" to={FIND} error={error} />
);
