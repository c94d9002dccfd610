import { isRouteErrorResponse } from 'react-router';
import { WaitingNotice } from '#web/features/checkout/waiting-notice.tsx';
import { linkMeta } from '#web/features/payment-link/link-meta.ts';
import { Papers } from '#web/features/payment-link/papers.tsx';
import { ResultFacts } from '#web/features/payment-link/result-facts.tsx';
import { RESULT_TITLES } from '#web/features/payment-link/result-words.ts';
import { failureOf } from '#web/forms/submission.ts';
import { longDay } from '#web/lib/format.ts';
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
  const isCompleted = result.outcome === 'completed';
  const isSettled = request.status === 'fully_paid';
  const next = request.parts.find((part) => part.isNext);
  return (
    <main id="main" className="wrap grid gap-8 pt-(--s6) pb-(--s9)">
      <PageHeader title={RESULT_TITLES[result.outcome]} size="3xl" lead={request.title} />
      {result.outcome === 'waiting' && (
        <WaitingNotice failure={failureOf(actionData, 'check')} isBank={false} />
      )}
      <ResultFacts request={request} result={result} />
      {isCompleted && (
        <>
          <p className="max-w-[60ch]">
            A confirmation email was sent to {request.lastEntries?.payerEmail ?? request.payerEmail}.
          </p>
          {request.linkedCourses.length > 0 && (
            <p className="max-w-[60ch]">
              Certificates of the linked courses are issued once their requirements are met.
            </p>
          )}
          <Papers request={request} />
          <section aria-labelledby="next-steps">
            <h2 id="next-steps" className="text-xl">
              Next steps
            </h2>
            <ul className="mt-3 grid max-w-[60ch] list-disc gap-1.5 ps-5">
              <li>Keep the receipt: it carries our tax number and the exchange rate.</li>
              {next && <li>The next payment is due on {longDay(next.dueOn)}, by this same link.</li>}
              {isSettled && <li>Nothing is left to pay; the academy has been told.</li>}
              <li>
                Questions? Answer the confirmation email and give the case ID{' '}
                <span className="whitespace-nowrap">{request.caseId}</span>.
              </li>
            </ul>
          </section>
        </>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        {!isSettled && (
          <ButtonLink to={linkPath} variant={isCompleted ? 'outline' : 'primary'}>
            Back to the payment request
          </ButtonLink>
        )}
        <ButtonLink to="/">Return to Home</ButtonLink>
        <ButtonLink to="/dashboard">Go to Dashboard</ButtonLink>
      </div>
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
