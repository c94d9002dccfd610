import { data } from 'react-router';
import { MISSING, NotFoundPage } from '#web/features/site/error-page.tsx';
import { SiteFrame } from '#web/features/site/site-frame.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import type { Route } from './+types/not-found';

export const loader = () => data(null, { status: 404 });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: MISSING.title, description: MISSING.text, isMissing: true });

export default function NotFound() {
  return (
    <SiteFrame>
      <NotFoundPage />
    </SiteFrame>
  );
}
