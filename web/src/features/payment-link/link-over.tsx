import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { CASE_STATUS_LABELS } from '#contracts/payment-cases/case-options.ts';
import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { aedText } from '#web/lib/format.ts';
import { useSite } from '#web/lib/site.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { CASE_LAMPS, dayOf, ownText } from './case-words.ts';
import { RESULT_LABELS, RESULT_STATUS, RESULT_TITLES } from './result-words.ts';

interface LinkOverProps {
  request: LinkCase;
  failure?: FormFailure;
  hasAsked: boolean;
}

/** A link by which nothing can be paid: why, what was paid, and the one thing to do next. */
export function LinkOver({ request, failure, hasAsked }: LinkOverProps) {
  const { caseId, status, title, receipts } = request;
  const isGoingBack = request.refunded.isUnderway && status !== 'cancelled';
  const over = isGoingBack ? REFUNDING : (OVER[status] ?? EXPIRED);
  return (
    <div className="max-w-160 border-t border-ink pt-4">
      <p className="num flex items-center justify-between gap-4 text-sm text-muted">
        {caseId}
        <Lamp kind={CASE_LAMPS[status]} className="text-ink">
          {over.status ?? CASE_STATUS_LABELS[status]}
        </Lamp>
      </p>
      <h1 className="mt-3 text-3xl tracking-display">{over.title}</h1>
      <p dir="auto" className="mt-2 text-lg text-muted wrap-anywhere">
        {title}
      </p>
      <p className="mt-6 text-sm text-muted">{over.label ?? 'Paid'}</p>
      <Figure size="xl" fits={over.figure(request)} className="mt-1 mb-4 block">
        {over.figure(request)}
      </Figure>
      <p className="max-w-[56ch]">{over.text(request)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {status === 'expired' && <AskForNewLink failure={failure} hasAsked={hasAsked} />}
        {receipts.map(({ number, href, aed }, index) => (
          <ButtonLink
            key={number}
            to={href}
            variant={index === 0 && status !== 'expired' ? 'primary' : 'outline'}
            reloadDocument
          >
            <Download aria-hidden="true" />
            {receipts.length > 1 ? `Receipt ${number}, ${aedText(aed)}` : 'Receipt'}
          </ButtonLink>
        ))}
        <CallUs />
      </div>
    </div>
  );
}

type Over = {
  title: string;
  /** Where the case’s own word would say something else. */
  status?: string;
  label?: string;
  figure: (of: LinkCase) => string;
  text: (of: LinkCase) => ReactNode;
};

const EXPIRED: Over = {
  title: 'Link Expired',
  figure: (of) => ownText(of, of.paid),
  text: (of) =>
    of.paid.aed > 0
      ? `This link ended on ${dayOf(of.expiresAt)}. ${ownText(of, of.paid)} were paid before; the rest is still open.`
      : `This link ended on ${dayOf(of.expiresAt)}. Nothing was charged. The course office can open it again, usually within the hour.`,
};
const REFUNDING: Over = {
  title: RESULT_TITLES.refunding,
  status: RESULT_STATUS.refunding,
  label: RESULT_LABELS.refunding,
  figure: (of) => ownText(of, of.paid),
  text: (of) =>
    `All that was paid, ${aedText(of.paid.aed)}, is going back the way it came. Banks take three to ten working days to show it.`,
};
const PAID: Over = {
  title: 'Already Paid',
  figure: (of) => ownText(of, of.paid),
  text: (of) => `Paid in full on ${dayOf(of.settledAt)}. The confirmation went to ${of.payerEmail}.`,
};
const OVER: Partial<Record<LinkCase['status'], Over>> = {
  expired: EXPIRED,
  fully_paid: PAID,
  paid: PAID,
  cancelled: {
    title: 'Request Withdrawn',
    figure: (of) => ownText(of, of.paid),
    text: (of) =>
      of.paid.aed > 0
        ? `The academy withdrew this request on ${dayOf(of.cancelledAt)}. What you had paid is shown above; the course office will be in touch about it.`
        : `The academy withdrew this request on ${dayOf(of.cancelledAt)}. Nothing was charged, and you do not need to do anything.`,
  },
  refunded: {
    title: 'Payment Refunded',
    label: 'Given back',
    figure: (of) => ownText(of, of.refunded),
    text: (of) =>
      `${aedText(of.refunded.aed)} went back the way they came${of.refunded.at ? ` on ${dayOf(of.refunded.at)}` : ''}. Banks take three to ten working days to show it.`,
  },
};

function AskForNewLink({ failure, hasAsked }: Pick<LinkOverProps, 'failure' | 'hasAsked'>) {
  if (hasAsked) {
    return (
      <Notice tone="success" live title="The course office has been told.">
        When they open the link again you get an email, and this same address works.
      </Notice>
    );
  }
  return (
    <Form intent="ask" failure={failure} preventScrollReset>
      <SubmitButton busyLabel="Asking...">Ask for a new link</SubmitButton>
    </Form>
  );
}

function CallUs() {
  const contact = useSite()?.contact;
  if (!contact) return null;
  return (
    <ButtonLink to={`tel:${contact.phone.replaceAll(' ', '')}`} variant="outline">
      Call us
    </ButtonLink>
  );
}
