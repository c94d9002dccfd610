import type { ReactNode } from 'react';
import { longDay } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import type { Closed } from '../open-course.ts';
import { LOADING_FAILED, NO_CONTENT, NO_SLIDES, PORTAL } from '../viewer-words.ts';

/** There is nothing to learn from now, and why. */
export function ClosedCourse({ closed }: { closed: Closed }) {
  if (closed.kind === 'empty') {
    return (
      <NothingHere figure="0" title={closed.hasModules ? NO_SLIDES : NO_CONTENT}>
        This course has nothing to show yet. Your place is kept.
      </NothingHere>
    );
  }
  return (
    <NothingHere title="Your access to this course has ended">
      {closed.accessUntil ? `It ended on ${longDay(closed.accessUntil)}. ` : ''}
      Your progress and your notes are kept.
    </NothingHere>
  );
}

export const LoadingFailed = ({ text }: { text: string }) => (
  <NothingHere title={LOADING_FAILED}>{text}</NothingHere>
);

interface NothingHereProps {
  figure?: string;
  title: string;
  children: ReactNode;
}

const NothingHere = ({ figure, title, children }: NothingHereProps) => (
  <main id="main" className="wrap grid justify-items-start gap-4 py-(--s9)">
    {figure && (
      <Figure size="num" className="text-deep">
        {figure}
      </Figure>
    )}
    <h1 className="text-3xl tracking-display">{title}</h1>
    <p className="max-w-[52ch] text-lg text-muted">{children}</p>
    <p className="mt-2 flex flex-wrap gap-3">
      <ButtonLink variant="primary" to={PORTAL}>
        Your courses
      </ButtonLink>
      <ButtonLink to="/contact-us">Contact us</ButtonLink>
    </p>
  </main>
);
