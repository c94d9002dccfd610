import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';

/** What will be here, and the ways to it. */
export function NothingYet() {
  return (
    <div className="mb-(--s8)">
      <EmptyState
        wide
        title="No training ahead"
        actions={
          <>
            <ButtonLink variant="primary" to="/in-person-aesthetic-training">
              See the dates
            </ButtonLink>
            <ButtonLink to="/elearning/portal?tab=catalog">Browse self-paced courses</ButtonLink>
          </>
        }
      >
        What you book or start appears here: the next slide, the next date, the next payment.
      </EmptyState>
    </div>
  );
}
