import { LoginOver } from '#web/forms/login-over.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { OpenCourse } from './open-course.ts';

interface SlideProblemProps {
  title: string;
  problem: NonNullable<OpenCourse['problem']>;
  retry: () => void;
}

/** A slide that could not be read: the course stays open around it, and a login that has ended opens over it. */
export const SlideProblem = ({ title, problem, retry }: SlideProblemProps) => (
  <div className="slide slide-of-words">
    <div className="slide-words">
      <h1>{title}</h1>
      <Notice
        tone="danger"
        live
        title="This slide could not be loaded"
        action={<Button onClick={retry}>Try again</Button>}
      >
        {problem.message}
      </Notice>
      {problem.needsLogin && <LoginOver failure={problem} onLoggedIn={retry} />}
    </div>
  </div>
);
