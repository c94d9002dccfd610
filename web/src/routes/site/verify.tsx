import { redirect } from 'react-router';
import { CheckAnother } from '#web/features/certificates/verify/check-another.tsx';
import { CheckBadge } from '#web/features/certificates/verify/check-badge.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Route } from './+types/verify';

const LONGEST = 80;

export const loader = ({ request }: Route.LoaderArgs) => {
  const typed = (new URL(request.url).searchParams.get('number') ?? '').trim().slice(0, LONGEST);
  return typed === '' ? null : redirect(`/verify/${encodeURIComponent(typed)}`, 303);
};

export const handle = { sharedQuery: ['number'] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Verify a certificate',
    description: 'Whether a certificate of the academy is good, and what it says: by its number or QR code.',
  });

export default function Verify() {
  return (
    <main id="main" className="wrap pt-(--s6)">
      <PageHeader
        title="Verify a certificate"
        lead="Every certificate has a number and a QR code. Both lead to what it says, and to whether it is good today."
      />
      <CheckAnother title="Its number" />
      <CheckBadge />
    </main>
  );
}
