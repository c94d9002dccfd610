import type { ReactNode } from 'react';
import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import { aedText, eurText, longDay } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { ResultHead } from '#web/ui/layout/result-head.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { ownText } from './case-words.ts';
import { Instalments } from './instalments.tsx';
import { LinkCover } from './link-cover.tsx';
import { Papers } from './papers.tsx';
import { ResultFacts } from './result-facts.tsx';
import { resultSum } from './result-sum.ts';
import { type LinkResult, RESULT_LABELS, RESULT_TITLES } from './result-words.ts';

const BACK = 'It went back the way it came. Banks take three to ten working days to show it.';

interface LinkResultViewProps {
  request: LinkCase;
  result: LinkResult;
  linkPath: string;
  /** What is asked while a payment is being confirmed. */
  children?: ReactNode;
}

/** How the last payment of a link ended, as far as the server knows, and what follows from it. */
export function LinkResultView({ request, result, linkPath, children }: LinkResultViewProps) {
  const { outcome, paidAt, reason } = result;
  const sum = resultSum(request, result);
  const isCompleted = outcome === 'completed';
  return (
    <>
      <ResultHead
        title={RESULT_TITLES[outcome]}
        lead={request.title}
        label={RESULT_LABELS[outcome]}
        figure={ownText(request, sum)}
        note={request.currency.own === 'EUR' ? aedText(sum.aed) : eurText(sum.eur)}
        cover={paidAt && <LinkCover caseId={request.caseId} paidAt={paidAt} />}
      >
        {(reason || outcome === 'refunded') && <p className="max-w-[56ch]">{reason ?? BACK}</p>}
        {children}
        {isCompleted && (
          <p className="max-w-[56ch]">
            A confirmation email was sent to {request.lastEntries?.payerEmail ?? request.payerEmail}.
          </p>
        )}
        {isCompleted && <Papers request={request} />}
        <Ways {...{ request, outcome, linkPath }} />
      </ResultHead>
      <Section title="Payment">
        <ResultFacts request={request} result={result} />
      </Section>
      {isCompleted && <Follows request={request} />}
    </>
  );
}

type WaysProps = Pick<LinkResultViewProps, 'request' | 'linkPath'> & Pick<LinkResult, 'outcome'>;

/** On from here; the primary one where nothing else is to be done first. */
function Ways({ request, outcome, linkPath }: WaysProps) {
  const isFirst = outcome !== 'completed' && outcome !== 'waiting';
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {request.status !== 'fully_paid' && (
        <ButtonLink to={linkPath} variant={isFirst ? 'primary' : 'outline'}>
          {outcome === 'failed' ? 'Try Again' : 'Back to the payment request'}
        </ButtonLink>
      )}
      <ButtonLink to="/">Return to Home</ButtonLink>
      <ButtonLink to="/dashboard">Go to Dashboard</ButtonLink>
    </div>
  );
}

function Follows({ request }: { request: LinkCase }) {
  const next = request.parts.find((part) => part.isNext);
  return (
    <Section title="Next steps">
      <ul className="grid max-w-[60ch] list-disc gap-1.5 ps-5">
        <li>Keep the receipt: it carries our tax number and the exchange rate.</li>
        {next && <li>The next payment is due on {longDay(next.dueOn)}, by this same link.</li>}
        {request.status === 'fully_paid' && <li>Nothing is left to pay; the academy has been told.</li>}
        {request.linkedCourses.length > 0 && (
          <li>Certificates of the linked courses are issued once their requirements are met.</li>
        )}
        <li>
          Questions? Answer the confirmation email and give the case ID{' '}
          <span className="whitespace-nowrap">{request.caseId}</span>.
        </li>
      </ul>
      <Instalments request={request} isPaying={false} />
    </Section>
  );
}
