import { isPayable } from '#domain/cases/case-status.ts';
import { counted } from '#web/lib/format.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { RowChoice } from '#web/lists/row-choice.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { EmailText } from '#web/ui/navigation/email.tsx';
import { OVER } from '#web/ui/overlays/overlay.tsx';
import { CaseActButton } from '../acts/case-act-button.tsx';
import { cardActs } from '../acts/case-acts.ts';
import { CaseLamp } from '../case-lamp.tsx';
import { amountText, currencyOf, isPast, sumText } from '../case-words.ts';
import { CopyLink } from '../link/copy-link.tsx';
import { BATCH_FORM } from './batch-bar.tsx';
import { type CaseView, caseList } from './case-view.ts';
import type { ListedCase } from './listed-case.ts';

export interface CaseContext {
  view: CaseView;
  isAdmin: boolean;
  /** When the list was read. */
  now: string;
  idempotencyKey: string;
}

interface CaseCardProps extends CaseContext {
  one: ListedCase;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

export function CaseCard({ one, isChosen, onChoose, ...context }: CaseCardProps) {
  const hasEnded = isPast(one.expiresAt, context.now);
  return (
    <li
      data-row
      className={cx(
        'grid min-w-0 grid-rows-[auto_1fr_auto] border border-hairline',
        isChosen ? 'bg-celadon' : hasEnded ? 'bg-mist' : 'bg-paper',
        hasEnded && 'border-dashed border-control',
      )}
    >
      <CardHead one={one} isChosen={isChosen} onChoose={onChoose} />
      <CardFacts one={one} hasEnded={hasEnded} />
      <CardActs one={one} {...context} />
    </li>
  );
}

function CardHead({ one, isChosen, onChoose }: Pick<CaseCardProps, 'one' | 'isChosen' | 'onChoose'>) {
  return (
    <header className="flex items-start gap-3 border-b border-hairline px-4 py-3">
      <RowChoice
        form={BATCH_FORM}
        value={one._id}
        isChosen={isChosen}
        onChoose={onChoose}
        className="-m-2 grid size-9 flex-none cursor-pointer place-content-center max-md:size-11"
      >
        <span className="sr-only">Choose {one.caseId}</span>
      </RowChoice>
      <div className="min-w-0 flex-1">
        <h3 className="text-md leading-5 font-strong wrap-anywhere">{one.title}</h3>
        <p className="num text-xs text-muted">{one.caseId}</p>
      </div>
      <CaseLamp status={one.status} />
    </header>
  );
}

function CardFacts({ one, hasEnded }: { one: ListedCase; hasEnded: boolean }) {
  const { payer, currency, installments } = one;
  const count = installments.enabled ? installments.numberOfInstallments : 1;
  return (
    <dl className="num grid grid-cols-[5.5rem_minmax(0,1fr)] content-start gap-x-4 gap-y-1 px-4 py-3 text-sm [&_dt]:text-muted">
      <dt>Payer</dt>
      <dd className="min-w-0 wrap-anywhere">
        {payer.name}{' '}
        <span className="text-muted max-sm:block">
          <EmailText email={payer.email} />
        </span>
      </dd>
      <dt>Amount</dt>
      <dd>
        <strong>{amountText(one)}</strong>
        <span className="text-muted">
          {' '}
          {currency.allowed.join(' or ')}
          {count > 1 && `, ${counted(count, 'installment')}`}
        </span>
      </dd>
      <dt>Paid</dt>
      <dd>{sumText(currencyOf(one), one.financial.totalAmountPaid)}</dd>
      <dt>Created</dt>
      <dd>{officeMoment(one.createdAt)}</dd>
      <dt>Expires</dt>
      <dd>
        {one.expiresAt ? (
          <span className={cx(hasEnded && 'text-danger')}>{officeMoment(one.expiresAt)}</span>
        ) : (
          '–'
        )}
        {hasEnded && (
          <Tag tone="danger" className="ms-2">
            Expired
          </Tag>
        )}
      </dd>
    </dl>
  );
}

function CardActs({ one, view, isAdmin, idempotencyKey }: CaseContext & { one: ListedCase }) {
  const list = caseList.listOf(view);
  return (
    <footer className="flex flex-wrap gap-2 px-4 pb-4">
      <ButtonLink
        to={caseList.to({ ...list, case: one._id })}
        state={OVER}
        size="sm"
        variant="primary"
        preventScrollReset
        aria-label={`View: ${one.caseId}`}
      >
        View
      </ButtonLink>
      {isPayable(one.status) && <CopyLink one={one} />}
      {cardActs(one.status, isAdmin).map((act) => (
        <CaseActButton
          key={act}
          act={act}
          one={one}
          askedAt={caseList.to({ ...list, on: one._id, do: act })}
          idempotencyKey={idempotencyKey}
        />
      ))}
    </footer>
  );
}
