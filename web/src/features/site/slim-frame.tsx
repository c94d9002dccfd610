import type { ReactNode } from 'react';
import { SkipLink } from '#web/ui/navigation/skip-link.tsx';
import { Brand } from './brand.tsx';

interface SlimFrameProps {
  /** The one way on, at the end of the bar. */
  way: ReactNode;
  children: ReactNode;
}

/** For a page that is also opened without a connection: nothing around it that would need one. */
export const SlimFrame = ({ way, children }: SlimFrameProps) => (
  <>
    <SkipLink />
    <header className="border-b border-hairline">
      <div className="wrap flex min-h-18 items-center justify-between gap-4">
        <Brand />
        {way}
      </div>
    </header>
    {children}
  </>
);
