import { Outlet } from 'react-router';
import { Brand } from '#web/features/site/brand.tsx';
import { ErrorPage } from '#web/features/site/error-page.tsx';
import { PagePending } from '#web/features/site/page-pending.tsx';
import { SkipLink } from '#web/ui/navigation/skip-link.tsx';
import type { Route } from './+types/layout';

/** One column, one verdict, nothing that leads away. */
export default function PhoneLayout() {
  return (
    <div className="flex min-h-dvh flex-col [--page:480px]">
      <SkipLink />
      <PagePending />
      <header className="border-b border-hairline">
        <div className="wrap flex min-h-15 items-center">
          <Brand />
        </div>
      </header>
      <main id="main" className="wrap flex-1 pt-8 pb-(--s8)">
        <Outlet />
      </main>
    </div>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorPage error={error} />;
