import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

const RECEIPT_FAILED = 'Failed to download receipt. Please contact support.';
const CERTIFICATE_LATER = 'Certificate will be sent to your email within 24 hours.';

/** Receipt and certificate: fetched, so that a refusal is told here and does not replace the page. */
export function Papers({ request }: { request: LinkCase }) {
  const [problem, setProblem] = useState('');
  const receipt = request.receipts.at(-1);
  return (
    <div className="grid gap-4 print:hidden">
      <div className="flex flex-wrap gap-3">
        {receipt && (
          <PaperLink
            isPrimary
            href={receipt.href}
            name={`${receipt.number}.pdf`}
            label="Download Receipt"
            onFail={() => setProblem(RECEIPT_FAILED)}
          />
        )}
        {request.refunded.papers.map(({ number, href }) => (
          <PaperLink
            key={number}
            href={href}
            name={`${number}.pdf`}
            label={`Download Refund ${number}`}
            onFail={() => setProblem(RECEIPT_FAILED)}
          />
        ))}
        <Button onClick={() => window.print()} className="noscript:hidden">
          <Printer aria-hidden="true" />
          Print Receipt
        </Button>
        {request.linkedCourses.length > 0 && (
          <PaperLink
            href={`/api/general-payment/certificate/${request.caseId}`}
            name={`${request.caseId}-certificate.pdf`}
            label="Download Certificate"
            onFail={() => setProblem(CERTIFICATE_LATER)}
          />
        )}
      </div>
      {problem && (
        <Notice tone={problem === CERTIFICATE_LATER ? 'info' : 'danger'} live>
          {problem}
        </Notice>
      )}
    </div>
  );
}

interface PaperLinkProps {
  href: string;
  name: string;
  label: string;
  isPrimary?: boolean;
  onFail: () => void;
}

/** A plain link where no script runs. */
function PaperLink({ href, name, label, isPrimary, onFail }: PaperLinkProps) {
  async function fetchPaper() {
    // Not a call of the client, which reads answers: this is a file.
    try {
      const answer = await fetch(href);
      if (!answer.ok) return onFail();
      save(await answer.blob(), name);
    } catch {
      onFail();
    }
  }
  return (
    <ButtonLink
      to={href}
      reloadDocument
      variant={isPrimary ? 'primary' : 'outline'}
      onClick={(event) => {
        event.preventDefault();
        void fetchPaper();
      }}
    >
      <Download aria-hidden="true" />
      {label}
    </ButtonLink>
  );
}

function save(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
