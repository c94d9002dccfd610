import { CASE_STATUS_LABELS } from '#contracts/payment-cases/case-options.ts';
import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import { aedDecimalText, aedText, eurDecimalText, eurText } from '#web/lib/format.ts';
import { Bar } from '#web/ui/instruments/bar.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { CASE_LAMPS, dayOf, openOf, ownText } from './case-words.ts';

/** Who asks whom for what, how much and until when: all that a payer has to know, above the fold. */
export function RequestHead({ request }: { request: LinkCase }) {
  const { caseId, title, description, status, seller, payer, expiresAt } = request;
  return (
    <header className="on-deep bg-deep py-(--s6) text-on-deep print:bg-paper">
      <div className="wrap grid gap-8">
        <p className="num flex flex-wrap items-center justify-between gap-4 text-sm">
          <span className="text-on-deep-muted">Payment request {caseId}</span>
          <Lamp kind={CASE_LAMPS[status]}>{CASE_STATUS_LABELS[status]}</Lamp>
        </p>
        <div className="grid items-end gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0">
            <h1 dir="auto" className="max-w-[26ch] text-3xl tracking-display wrap-anywhere">
              {title}
            </h1>
            <p className="mt-3 max-w-[56ch] text-on-deep-muted">
              {seller.legalName} asks <bdi>{payer.name}</bdi> to pay.
            </p>
            {description && (
              <p dir="auto" className="mt-2 max-w-[56ch] whitespace-pre-line wrap-anywhere">
                {description}
              </p>
            )}
          </div>
          <div className="md:text-end">
            <Asked request={request} />
            <p className="num mt-2">Valid until {dayOf(expiresAt)}</p>
          </div>
        </div>
        {request.paid.aed > 0 && <Progress request={request} />}
      </div>
    </header>
  );
}

const label = 'text-on-deep-muted';

function Asked({ request }: { request: LinkCase }) {
  const { paymentType, amount, currency, total, paid, next } = request;
  const inOwn = currency.own === 'EUR' ? eurDecimalText : aedDecimalText;
  if (total) {
    const open = openOf(request) ?? total;
    const other = currency.own === 'EUR' ? aedText(open.aed) : eurText(open.eur);
    return (
      <>
        <p className={label}>{paid.aed > 0 ? 'Still to pay' : 'Amount'}</p>
        <Figure size="num" fits={ownText(request, open)} className="my-1">
          {ownText(request, open)}
        </Figure>
        <p className={`num text-sm ${label}`}>
          {other}
          {next && request.numberOfInstallments > 1 && ` · next payment ${ownText(request, next)}`}
        </p>
      </>
    );
  }
  if (paymentType === 'range') {
    const range = `${inOwn(amount.min ?? 0)} – ${inOwn(amount.max ?? 0)}`;
    return (
      <>
        <p className={label}>You choose the amount</p>
        <Figure size="lg" fits={range} className="my-1">
          {range}
        </Figure>
      </>
    );
  }
  return (
    <>
      <p className={label}>You choose the amount</p>
      <Figure size="lg" className="my-1">
        Open amount
      </Figure>
    </>
  );
}

function Progress({ request }: { request: LinkCase }) {
  const { paid, total } = request;
  if (!total) return null;
  const words = `${ownText(request, paid)} of ${ownText(request, total)} paid`;
  return (
    <div>
      <Bar value={paid.aed} total={total.aed} label={words} />
      <p className="num mt-2.5 flex flex-wrap justify-between gap-x-6 text-sm">
        <span>{ownText(request, paid)} paid</span>
        <span className={label}>of {ownText(request, total)}</span>
      </p>
    </div>
  );
}
