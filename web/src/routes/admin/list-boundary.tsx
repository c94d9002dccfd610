import { problemOf } from '#web/features/site/error-page.tsx';
import { ListProblem } from '#web/lists/list-problem.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

interface ListBoundaryProps {
  title: string;
  /** What could not be loaded: "orders". */
  rows: string;
  to: string;
  error: unknown;
}

/** A list that could not be read: its title, and in place of the rows why they are not there. */
export const ListBoundary = ({ title, rows, to, error }: ListBoundaryProps) => (
  <>
    <PageHeader size="2xl" title={title} />
    <ListProblem
      title={`Failed to load ${rows}. Please try again.`}
      to={to}
      error={error}
      told={problemOf(error)}
    />
  </>
);
