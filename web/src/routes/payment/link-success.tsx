import { isRouteErrorResponse } from 'react-router';
import { WaitingNotice } from '#web/features/checkout/waiting-notice.tsx';
import { linkMeta } from '#web/features/payment-link/link-meta.ts';
import { LinkResultView } from '#web/features/payment-link/link-result.tsx';
import { RESULT_TITLES } from '#web/features/payment-link/result-words.ts';
import { failureOf } from '#web/forms/submission.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Route } from './+types/link-success';
import { submitLink } from './link.server.ts';

/** The server is asked by the token alone; what else stands in the address is not believed. */
export const loader = async (args: Route.LoaderArgs) => {
  const { token } = args.params;
  const { result, paymentCase } = requireAnswer(await personalApi(args).call('getLinkResult', { token }));
  return { result, request: paymentCase, linkPath: `/payment/general/${token}` };
};
export const action = (args: Route.ActionArgs) => submitLink(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  linkMeta(loaderData ? RESULT_TITLES[loaderData.result.outcome] : 'Unable to Load Payment Details');

export default function LinkSuccess({ loaderData, actionData }: Route.ComponentProps) {
  const { result, request, linkPath } = loaderData;
  return (
    <main id="main" className="wrap pb-(--s9)">
      <LinkResultView {...{ request, result, linkPath }}>
        {result.outcome === 'waiting' && (
          <WaitingNotice failure={failureOf(actionData, 'check')} isBank={false} isPrimary />
        )}
      </LinkResultView>
    </main>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <main id="main" className="wrap pt-(--s7) pb-(--s9)">
    <PageHeader
      size="3xl"
      title="Unable to Load Payment Details"
      lead={
        isRouteErrorResponse(error) && error.status === 429
          ? 'Too many attempts. Please wait a minute and try again.'
          : 'Failed to load payment details'
      }
    />
    <ButtonLink to="/" variant="primary">
      Return to Home
    </ButtonLink>
  </main>
);
