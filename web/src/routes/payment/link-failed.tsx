import { isRouteErrorResponse, redirect } from 'react-router';
import { knownReason } from '#web/features/checkout/result/failure-reasons.ts';
import { LinkFailure } from '#web/features/payment-link/link-failure.tsx';
import { linkMeta } from '#web/features/payment-link/link-meta.ts';
import { LinkMissing } from '#web/features/payment-link/link-missing.tsx';
import { SupportFacts } from '#web/features/payment-link/support-facts.tsx';
import { ErrorPage } from '#web/features/site/error-page.tsx';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import type { Route } from './+types/link-failed';

export const loader = async (args: Route.LoaderArgs) => {
  const { token } = args.params;
  const linkPath = `/payment/general/${token}`;
  const { result, paymentCase } = requireAnswer(await personalApi(args).call('getLinkResult', { token }));
  // Paid meanwhile, in another tab or late, or given back: then this page would be wrong.
  if (result.outcome === 'completed' || result.outcome === 'refunded') throw redirect(`${linkPath}/success`);
  const asked = new URL(args.request.url).searchParams.get('reason');
  return { reason: result.reason ?? knownReason(asked), request: paymentCase, linkPath };
};

export const meta: Route.MetaFunction = () => linkMeta('Payment Failed');

export default function LinkFailed({ loaderData }: Route.ComponentProps) {
  const { reason, request, linkPath } = loaderData;
  return (
    <main id="main" className="wrap pb-(--s9)">
      <LinkFailure {...{ reason, request, linkPath }} />
      <SupportFacts />
    </main>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) =>
  isRouteErrorResponse(error) && error.status === 404 ? <LinkMissing /> : <ErrorPage error={error} />;
