import type { SharedPage } from '#contracts/page.ts';
import { KeptPage } from '#web/features/learning/kept/kept-page.tsx';
import { ErrorPage } from '#web/features/site/error-page.tsx';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import type { Route } from './+types/kept';

/** The same for everyone: what is kept, only the device knows. */
export const handle: SharedPage = { sharedQuery: [] };

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'Kept on this device',
    description: 'Self-paced courses that can be learned without a connection.',
  }),
  notIndexed,
];

export default function KeptRoute() {
  return <KeptPage />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorPage error={error} />;
