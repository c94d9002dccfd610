import { useId } from 'react';
import { useFetcher } from 'react-router';
import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { isPayable } from '#domain/cases/case-status.ts';
import { intentOn } from '#web/forms/intent.ts';
import { PAYMENT_CASES } from '#web/lib/office-paths.ts';
import { useSite } from '#web/lib/site.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkToCopy } from '#web/ui/controls/link-to-copy.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { showToast } from '#web/ui/messages/toast.tsx';
import { DetailSection } from '../detail/detail-section.tsx';
import { LinkQr } from './share-qr.tsx';
import { chatMessage, mailHref, mailMessage, whatsappHref } from './share-texts.ts';

/** The link and everything that carries it to the payer beside our own mail. */
export function ShareLink({ paymentCase }: { paymentCase: PaymentCaseDetail }) {
  const { status, payer, caseId, paymentLink } = paymentCase;
  const brand = useSite()?.brand.name ?? '';
  if (status === 'draft') {
    return (
      <Notice title="Not sent">
        This case is a draft: {payer.name} has not been written to, and its link opens nothing until it is
        sent.
      </Notice>
    );
  }
  if (!isPayable(status)) return null;
  const mail = mailMessage(paymentCase, brand);
  const chat = chatMessage(paymentCase, brand);
  return (
    <DetailSection title="Payment link">
      <LinkToCopy label="Payment link" url={paymentLink.fullUrl} />
      <div className="grid gap-4 md:grid-cols-2">
        <Message one={paymentCase} title="WhatsApp" text={chat} href={whatsappHref(payer.phone, chat)} />
        <Message one={paymentCase} title="Mail" text={mail.text} href={mailHref(payer.email, mail)} />
      </div>
      <LinkQr url={paymentLink.fullUrl} caseId={caseId} />
    </DetailSection>
  );
}

interface MessageProps {
  one: PaymentCaseDetail;
  title: 'WhatsApp' | 'Mail';
  text: string;
  href: string;
}

function Message({ one, title, text, href }: MessageProps) {
  const id = useId();
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={id} className="text-sm font-strong">
        Message for {title}
      </label>
      <textarea id={id} readOnly rows={6} value={text} className="input" />
      <div className="flex flex-wrap gap-2">
        <CopyMessage one={one} title={title} text={text} />
        <a
          href={href}
          target={title === 'WhatsApp' ? '_blank' : undefined}
          rel="noreferrer"
          className="inline-flex min-h-(--control-sm) items-center px-2 text-sm font-strong"
        >
          Open {title}
        </a>
      </div>
    </div>
  );
}

/** A message hands the link on as Copy Link does, so it is kept in the history like that. */
function CopyMessage({ one, title, text }: Omit<MessageProps, 'href'>) {
  const fetcher = useFetcher();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => {
        showToast(`Message for ${title} copied`, { seconds: 3 });
        fetcher.submit({ _action: intentOn('copy', one._id) }, { method: 'post', action: PAYMENT_CASES });
      },
      () => showToast('The browser does not let this page write to the clipboard', { tone: 'danger' }),
    );
  return (
    <Button size="sm" onClick={copy} aria-label={`Copy message for ${title}`} className="noscript:hidden">
      Copy
    </Button>
  );
}
