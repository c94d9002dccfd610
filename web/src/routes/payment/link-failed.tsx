import { isRouteErrorResponse, redirect } from 'react-router';
import { knownReason } from '#web/features/checkout/failure-reasons.ts';
import { linkMeta } from '#web/features/payment-link/link-meta.ts';
import { LinkMissing } from '#web/features/payment-link/link-missing.tsx';
import { SupportFacts } from '#web/features/payment-link/support-facts.tsx';
import { ErrorPage } from '#web/features/site/error-page.tsx';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Route } from './+types/link-failed';

export const loader = async (args: Route.LoaderArgs) => {
  const { token } = args.params;
  const linkPath = `/payment/general/${token}`;
  const { result, paymentCase } = requireAnswer(await personalApi(args).call('getLinkResult', { token }));
  // Paid meanwhile, in another tab or late: then this page would be wrong.
  if (result.outcome === 'completed') throw redirect(`${linkPath}/success`);
  const asked = new URL(args.request.url).searchParams.get('reason');
  return { reason: result.reason ?? knownReason(asked), request: paymentCase, linkPath };
};

export const meta: Route.MetaFunction = () => linkMeta('Payment Failed');

export default function LinkFailed({ loaderData }: Route.ComponentProps) {
  const { reason, request, linkPath } = loaderData;
  return (
    <main id="main" className="wrap grid gap-8 pt-(--s6) pb-(--s9)">
      <PageHeader title="Payment Failed" size="3xl" lead={reason} />
      <KeyValue className="max-w-160 border-t border-hairline">
        <KeyValueRow term="Payment request">{request.caseId}</KeyValueRow>
        <KeyValueRow term="Title">
          <span dir="auto" className="wrap-anywhere">
            {request.title}
          </span>
        </KeyValueRow>
        <KeyValueRow term="Charged">Nothing by this attempt</KeyValueRow>
      </KeyValue>
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="primary" to={linkPath}>
          Try Again
        </ButtonLink>
        <ButtonLink to="/contact-us">Contact Support</ButtonLink>
      </div>
      <SupportFacts />
    </main>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) =>
  isRouteErrorResponse(error) && error.status === 404 ? <LinkMissing /> : <ErrorPage error={error} />;
