import { isRouteErrorResponse } from 'react-router';
import { isPayable } from '#domain/cases/case-status.ts';
import { useFreshAfterBack } from '#web/features/checkout/use-fresh-after-back.ts';
import { WaitingNotice } from '#web/features/checkout/waiting-notice.tsx';
import { LinkForm } from '#web/features/payment-link/link-form.tsx';
import { linkMeta } from '#web/features/payment-link/link-meta.ts';
import { LinkMissing } from '#web/features/payment-link/link-missing.tsx';
import { LinkOver } from '#web/features/payment-link/link-over.tsx';
import { unansweredWords } from '#web/features/payment-link/pay-words.ts';
import { ReportForm } from '#web/features/payment-link/report-form.tsx';
import { RequestAside } from '#web/features/payment-link/request-aside.tsx';
import { RequestHead } from '#web/features/payment-link/request-head.tsx';
import { ErrorPage } from '#web/features/site/error-page.tsx';
import { intentOf } from '#web/forms/intent.ts';
import { failureOf, refuseUnanswered } from '#web/forms/submission.ts';
import type { Route } from './+types/link';
import { loadLink, submitLink } from './link.server.ts';

export const loader = (args: Route.LoaderArgs) => loadLink(args);
export const action = (args: Route.ActionArgs) => submitLink(args);

/** A payment without an answer has words of its own; what was entered stays. */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    const refused = intentOf(form) === 'pay' && refuseUnanswered(error, unansweredWords(error), form);
    if (!refused) throw error;
    return refused;
  }
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  linkMeta(loaderData ? `Payment request ${loaderData.request.caseId}` : 'Payment request');

export default function PaymentLink({ loaderData, actionData }: Route.ComponentProps) {
  const { request, hasAsked, hasReported } = loaderData;
  useFreshAfterBack();
  const refused = failureOf(actionData, 'pay');
  const report = <ReportForm failure={failureOf(actionData, 'report')} hasReported={hasReported} />;
  if (!isPayable(request.status)) {
    return (
      <main id="main" className="wrap grid gap-x-18 gap-y-12 py-(--s7) lg:grid-cols-[minmax(0,1fr)_320px]">
        <LinkOver request={request} failure={failureOf(actionData, 'ask', 'pay')} hasAsked={hasAsked} />
        <RequestAside request={request}>{report}</RequestAside>
      </main>
    );
  }
  return (
    <main id="main">
      <RequestHead request={request} />
      <div className="wrap grid gap-x-18 gap-y-12 py-(--s6) pb-(--s9) print:block lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0">
          {/* It asks again and again, and each time what was refused would be forgotten. */}
          {request.payingUntil && !refused && (
            <div className="mb-8">
              <WaitingNotice failure={failureOf(actionData, 'check')} isBank={false} />
            </div>
          )}
          <LinkForm request={request} failure={refused} />
        </div>
        <RequestAside request={request}>{report}</RequestAside>
      </div>
    </main>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) =>
  isRouteErrorResponse(error) && error.status === 404 ? <LinkMissing /> : <ErrorPage error={error} />;
