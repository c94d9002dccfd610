import { Outlet } from 'react-router';
import { ErrorPage, problemOf } from '#web/features/site/error-page.tsx';
import { SiteFrame } from '#web/features/site/site-frame.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import type { Route } from './+types/layout';

/** Every page has words of its own; these are for a page that failed. */
export const meta: Route.MetaFunction = ({ matches, error }) => {
  const { title, text } = problemOf(error);
  return pageMeta(matches, { title, description: text });
};

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <SiteFrame>
    <ErrorPage error={error} />
  </SiteFrame>
);
