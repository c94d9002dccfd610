import type { ReactNode } from 'react';
import { KeptProvider } from '#web/forms/kept/kept-provider.tsx';
import { SkipLink } from '#web/ui/navigation/skip-link.tsx';
import { PagePending } from './page-pending.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useSignedInUser } from './use-signed-in-user.ts';

/** What stands around every public page. The page itself brings its `main`. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const user = useSignedInUser();
  return (
    <KeptProvider user={user}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <PagePending />
        <SiteHeader user={user ?? null} />
        <div className="flex-1">{children}</div>
        <SiteFooter />
      </div>
    </KeptProvider>
  );
}
