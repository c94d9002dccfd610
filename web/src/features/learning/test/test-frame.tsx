import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { SkipLink } from '#web/ui/navigation/skip-link.tsx';
import type { TestHome } from './test-home.ts';
import '#web/slides/slides.css';
import './test.css';

interface TestFrameProps {
  home: TestHome;
  saved?: ReactNode;
  /** Facts of the test beside what is asked. */
  aside: ReactNode;
  children: ReactNode;
}

/** The bar, what is asked, and beside it the facts of the test. */
export function TestFrame({ home, saved, aside, children }: TestFrameProps) {
  return (
    <>
      <SkipLink>Skip to test</SkipLink>
      <header className="test-bar">
        <ButtonLink
          variant="ghost"
          size="sm"
          iconOnly
          to={home.back.to}
          aria-label="Leave the test, your answers stay"
        >
          <X aria-hidden="true" />
        </ButtonLink>
        <p className="test-course" dir="auto">
          {home.title}
        </p>
        <p className="test-word">Test</p>
        <div className="test-saved">{saved}</div>
      </header>
      <main id="main" className="test">
        <div className="test-main">{children}</div>
        <aside aria-label="About this test" className="test-aside">
          {aside}
        </aside>
      </main>
    </>
  );
}
