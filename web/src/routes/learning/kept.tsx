import type { SharedPage } from '#contracts/page.ts';
import { PORTAL } from '#web/features/learning/course-paths.ts';
import { KeptPage } from '#web/features/learning/kept/kept-page.tsx';
import { ErrorPage } from '#web/features/site/error-page.tsx';
import { SlimFrame } from '#web/features/site/slim-frame.tsx';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { TextLink } from '#web/ui/navigation/link.tsx';
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
  const toPortal = (
    <TextLink to={PORTAL} look="standalone">
      E-learning portal
    </TextLink>
  );
  return (
    <SlimFrame way={toPortal}>
      <KeptPage />
    </SlimFrame>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorPage error={error} />;
