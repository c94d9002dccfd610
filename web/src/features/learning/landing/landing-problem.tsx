import { isRouteErrorResponse, useLocation } from 'react-router';
import { ButtonLink } from '#web/ui/controls/button.tsx';

export const NOT_FOUND = {
  title: 'Course not found',
  description: 'This self-paced course does not exist, or is no longer offered.',
};

/** In place of a course: there is none, or it could not be loaded. */
export function LandingProblem({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main id="main" className="wrap grid justify-items-start gap-4 py-(--s9)">
      <h1 className="text-3xl tracking-display">{isMissing ? NOT_FOUND.title : 'Failed to load course'}</h1>
      <p className="text-lg text-muted">
        {isMissing ? NOT_FOUND.description : 'Please try again in a moment.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {!isMissing && (
          <ButtonLink to={pathname + search} reloadDocument variant="primary">
            Try again
          </ButtonLink>
        )}
        <ButtonLink to="/elearning/portal" variant={isMissing ? 'primary' : 'outline'}>
          E-learning portal
        </ButtonLink>
        <ButtonLink to="/self-paced-online-training">Self-paced courses</ButtonLink>
      </div>
    </main>
  );
}
