import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { isPayable } from '#domain/cases/case-status.ts';
import { PAYMENT_CASES } from '#web/lib/office-paths.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Menu, MenuLink } from '#web/ui/overlays/menu.tsx';
import { OVER } from '#web/ui/overlays/overlay.tsx';
import { actLabels } from '../acts/act-words.ts';
import { CaseActButton } from '../acts/case-act-button.tsx';
import { type CaseAct, isDestructive, nextAct } from '../acts/case-acts.ts';
import { CopyLink } from '../link/copy-link.tsx';
import { type CaseView, caseList } from '../list/case-view.ts';
import { CREATE_CASE } from '../manager-head.tsx';

export interface DetailActsProps {
  one: PaymentCaseDetail;
  view: CaseView;
  acts: readonly CaseAct[];
  idempotencyKey: string;
}

/** What stands beside the menu. */
const SHOWN = 3;

/** The three acts that come first, the rest behind three dots, and there at the end what takes something away. */
export function DetailActs({ one, view, acts, idempotencyKey }: DetailActsProps) {
  const copies = isPayable(one.status);
  const safe = acts.filter((act) => !isDestructive(act));
  const room = copies ? SHOWN - 1 : SHOWN;
  const ways = waysOf(one);
  const shownActs = safe.slice(0, room);
  const shownWays = ways.slice(0, room - shownActs.length);
  const askedAt = (act: CaseAct) => caseList.to({ ...view, do: act, done: '' });
  return (
    <div className="flex items-start gap-1">
      <div className="flex min-w-0 flex-wrap gap-2 max-md:[&_:is(a,button)]:px-2.5">
        {shownActs.map((act) => (
          <CaseActButton
            key={act}
            act={act}
            one={one}
            askedAt={askedAt(act)}
            idempotencyKey={idempotencyKey}
            variant={act === nextAct(one.status) ? 'primary' : 'outline'}
          />
        ))}
        {copies && <CopyLink one={one} />}
        {shownWays.map(({ to, label }) => (
          <ButtonLink key={to} to={to} size="sm">
            {label}
          </ButtonLink>
        ))}
      </div>
      <Menu id={`more-${one._id}`} label={`More: ${one.caseId}`} isOnly>
        {safe.slice(room).map((act) => (
          <MenuLink key={act} to={askedAt(act)} state={OVER} preventScrollReset>
            {actLabels[act]}
          </MenuLink>
        ))}
        {ways.slice(shownWays.length).map(({ to, label }) => (
          <MenuLink key={to} to={to}>
            {label}
          </MenuLink>
        ))}
        {acts.filter(isDestructive).map((act) => (
          <MenuLink key={act} to={askedAt(act)} state={OVER} preventScrollReset danger>
            {actLabels[act]}
          </MenuLink>
        ))}
      </Menu>
    </div>
  );
}

/** Where else a case leads. What is over is not edited, but may begin another. */
function waysOf({ _id, status }: DetailActsProps['one']) {
  const isOver = status === 'cancelled' || status === 'refunded';
  const ways = [
    { to: `${CREATE_CASE}?from=${_id}`, label: 'Duplicate as new' },
    { to: `${PAYMENT_CASES}/${_id}/preview`, label: 'Preview' },
  ];
  return isOver ? ways : [{ to: `${PAYMENT_CASES}/${_id}/edit`, label: 'Edit' }, ...ways];
}
