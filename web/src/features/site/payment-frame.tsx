import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSite } from '#web/lib/site.ts';
import { cx } from '#web/ui/cx.ts';
import { SkipLink } from '#web/ui/navigation/skip-link.tsx';
import { Brand } from './brand.tsx';
import { PagePending } from './page-pending.tsx';

interface PaymentFrameProps {
  /** Of one column. */
  narrow?: boolean;
  children: ReactNode;
}

/** A page to pay on: who it is, that it is safe, and nothing that leads away. */
export function PaymentFrame({ narrow, children }: PaymentFrameProps) {
  const site = useSite();
  return (
    <div className={cx('flex min-h-dvh flex-col', narrow && '[--page:1040px]')}>
      <SkipLink />
      <PagePending />
      <header className="border-b border-hairline">
        <div className="wrap flex min-h-18 items-center justify-between gap-4">
          <Brand />
          <span className="flex items-center gap-2 text-sm text-muted">
            <Lock aria-hidden="true" className="size-4.5" />
            Secure payment
          </span>
        </div>
      </header>
      <div className="flex-1">{children}</div>
      {site && (
        <footer className="border-t border-hairline print:hidden">
          <p className="wrap flex flex-wrap justify-between gap-x-6 gap-y-1 py-5 text-sm text-muted">
            <span>
              {site.legal.name}, {site.legal.address}
            </span>
            <span>Payments are encrypted. We never see your card.</span>
          </p>
        </footer>
      )}
    </div>
  );
}
