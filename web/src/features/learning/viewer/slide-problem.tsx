import { useEffect, useEffectEvent } from 'react';
import { LoginOver } from '#web/forms/login-over.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { OpenCourse } from './open-course.ts';

interface SlideProblemProps {
  title: string;
  problem: NonNullable<OpenCourse['problem']>;
  retry: () => void;
}

/**
 * A slide that could not be read: the course stays open around it, it is asked for again when the line is back, and a login
 * that has ended opens over it.
 */
export function SlideProblem({ title, problem, retry }: SlideProblemProps) {
  const again = useEffectEvent(retry);
  // The line is outside React.
  useEffect(() => {
    const listen = () => again();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
  return (
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
}
