import { LetterFilters } from '#web/features/letters/letter-filters.tsx';
import { LetterTable } from '#web/features/letters/letter-table.tsx';
import { letterList } from '#web/features/letters/letter-view.ts';
import { noLetters } from '#web/features/letters/letter-words.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { EmptyList } from '#web/lists/empty-list.tsx';
import { Pages } from '#web/lists/pages.tsx';
import { WhileAsked } from '#web/lists/while-asked.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import type { Route } from './+types/letters';
import { ListBoundary } from './list-boundary.tsx';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const view = letterList.readFrom(args.request);
  const answer = await personalApi(args).call('listLetters', letterList.asked(view));
  const { letters, nextCursor } = requireAnswer(answer);
  return { view, letters, nextCursor };
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Letters', 'Emails that were due, and what became of each.');

export default function AdminLetters({ loaderData: { view, letters, nextCursor } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader size="2xl" title="Letters" />
      <Sheet flush>
        <LetterFilters view={view} />
        <WhileAsked list={letterList} view={view}>
          {letters.length > 0 ? (
            <LetterTable letters={letters} />
          ) : (
            <EmptyList list={letterList} view={view} {...noLetters} />
          )}
        </WhileAsked>
        <Pages list={letterList} view={view} nextCursor={nextCursor} />
      </Sheet>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Letters" rows="letters" to={letterList.path} error={error} />
);
