import { ButtonLink } from '#web/ui/button.tsx';
import { Figure } from '#web/ui/figure.tsx';

export const COURSE_NOT_FOUND = {
  title: 'Course Not Found',
  description: 'The course you are looking for does not exist.',
};

export function CourseNotFound() {
  return (
    <main id="main" className="wrap grid justify-items-start gap-4 py-(--s9)">
      <Figure size="num" className="text-deep">
        404
      </Figure>
      <h1 className="text-3xl tracking-display">{COURSE_NOT_FOUND.title}</h1>
      <p className="text-lg text-muted">{COURSE_NOT_FOUND.description}</p>
      <ButtonLink to="/in-person-aesthetic-training" variant="primary">
        All in-person courses
      </ButtonLink>
    </main>
  );
}
