import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import { aedText, eurText } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { ResultHead } from '#web/ui/layout/result-head.tsx';
import { ownText } from './case-words.ts';
import { openSum } from './result-sum.ts';

interface LinkFailureProps {
  request: LinkCase;
  reason: string;
  linkPath: string;
}

/** A payment by a link that did not come about: that nothing was charged, and how to try again. */
export function LinkFailure({ request, reason, linkPath }: LinkFailureProps) {
  const sum = openSum(request);
  return (
    <ResultHead
      title="Payment Failed"
      lead={reason}
      label="Not charged"
      figure={ownText(request, sum)}
      note={request.currency.own === 'EUR' ? aedText(sum.aed) : eurText(sum.eur)}
    >
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
    </ResultHead>
  );
}
