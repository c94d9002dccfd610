import { isUnanswered } from '#web/lib/unanswered.ts';
import { ManagerHead } from '../manager-head.tsx';
import { CoursesFailed } from './course-empty.tsx';

interface CoursesProblemProps {
  error: unknown;
  /** What is told of an error of the page itself. */
  told: { title: string; text: string };
}

/** The list could not be read again: no rows, and why. */
export function CoursesProblem({ error, told }: CoursesProblemProps) {
  return (
    <>
      <ManagerHead current="list" />
      <CoursesFailed told={isUnanswered(error) ? undefined : told} />
    </>
  );
}
