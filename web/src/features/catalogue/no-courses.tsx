import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Nothing to list: what was looked for, and the way out. */
export function NoCourses({ typed }: { typed?: string }) {
  return (
    <EmptyState
      title="No Courses Found"
      actions={
        <>
          {typed && <ButtonLink to="/in-person-aesthetic-training">All in-person courses</ButtonLink>}
          <ButtonLink to="/contact-us">Ask the course office</ButtonLink>
        </>
      }
    >
      {typed ? (
        <p>Nothing matches “{typed}”. We looked in titles, course codes, cities and instructors.</p>
      ) : (
        <p>No dates are open here at the moment. The course office can tell you what is planned.</p>
      )}
    </EmptyState>
  );
}
