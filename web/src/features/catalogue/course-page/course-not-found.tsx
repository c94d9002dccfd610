import type { ComponentProps } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { courseList } from '#contracts/courses/course-pages.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { RUN_WORDS, runKindAt } from '../run-words.ts';

export const COURSE_NOT_FOUND = {
  title: 'Course Not Found',
  description: 'The course you are looking for does not exist.',
};

/** In place of a course: there is none, or it could not be loaded. */
export function CourseProblem({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();

  const isAnswer = isRouteErrorResponse(error);
  const told = isAnswer ? (error.data as Told | null) : null;
  if (isAnswer && error.status === 404) return <CourseNotFound message={told?.message} />;
  const why = told?.message ?? 'Please try again in a moment.';
  return (
    <main id="main" className="wrap grid justify-items-start gap-4 py-(--s9)">
      <h1 className="text-3xl tracking-display">
        {isAnswer ? COURSE_NOT_FOUND.title : 'Failed to load course'}
      </h1>
      <p className="text-lg text-muted">
        {isAnswer ? `Course not found: it could not be loaded. ${why}` : why}
      </p>
      {told?.requestId && (
        <p className="num text-sm text-muted">Reference for the course office: {told.requestId}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={pathname + search} reloadDocument variant="primary">
          Try again
        </ButtonLink>
        <AllCourses />
      </div>
    </main>
  );
}

/** Of the kind that was looked for. */
function AllCourses({ variant }: Pick<ComponentProps<typeof ButtonLink>, 'variant'>) {
  const kind = runKindAt(useLocation().pathname);
  return (
    <ButtonLink to={courseList(kind)} variant={variant}>
      All {RUN_WORDS[kind].title.toLowerCase()}
    </ButtonLink>
  );
}

interface Told {
  message?: string;
  requestId?: string;
}

/** The server's words; where they only repeat the title, with what they mean. */
export function CourseNotFound({ message = '' }: { message?: string }) {
  const { title, description } = COURSE_NOT_FOUND;
  const isTitle = message.toLowerCase() === title.toLowerCase();
  return (
    <main id="main" className="wrap grid justify-items-start gap-4 py-(--s9)">
      <Figure size="num" className="text-deep">
        404
      </Figure>
      <h1 className="text-3xl tracking-display">{title}</h1>
      <p className="text-lg text-muted">{isTitle ? `${message}. ${description}` : message || description}</p>
      <AllCourses variant="primary" />
    </main>
  );
}
