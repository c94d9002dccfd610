import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { CATALOG } from './portal-view.ts';

/** Nobody is enrolled yet: what will be here, and the ways to it. */
export const NoCoursesYet = ({ level }: { level?: 2 | 3 }) => (
  <EmptyState
    wide
    level={level}
    title="No self-paced course yet"
    actions={
      <>
        <ButtonLink variant="primary" to={CATALOG}>
          Browse self-paced courses
        </ButtonLink>
        <ButtonLink to="/in-person-aesthetic-training">See the dates</ButtonLink>
      </>
    }
  >
    What you enroll in appears here: the next slide, your progress, your certificates.
  </EmptyState>
);

export const NothingOffered = () => (
  <EmptyState
    wide
    title="No self-paced course is offered now"
    actions={<ButtonLink to="/in-person-aesthetic-training">See the dates in person</ButtonLink>}
  >
    Courses that you can begin at any time appear here as soon as one is published.
  </EmptyState>
);
