import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { usePendingView } from '#web/lists/use-pending-view.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { BackLink, Overlay } from '#web/ui/overlays/overlay.tsx';
import { CaseDetail } from '../detail/case-detail.tsx';
import { type CaseView, caseList, viewBelow } from '../list/case-view.ts';
import { failedWords } from './act-words.ts';
import { CaseActForm, questionOf } from './case-act-form.tsx';
import { type CaseAct, findCaseAct, isAsked } from './case-acts.ts';

/** What an act on one case was refused with. */
export interface RefusedAct {
  act: CaseAct;
  id: string;
  failure: FormFailure;
}

interface CaseOpenedProps {
  view: CaseView;
  opened: PaymentCaseDetail | null;
  /** What may be done with it. */
  acts: readonly CaseAct[];
  refused?: RefusedAct;
  now: string;
  today: string;
  idempotencyKey: string;
}

/** The question that is being asked of the act in the address; none where the case does not offer it. */
const askedAct = ({ view, acts }: Pick<CaseOpenedProps, 'view' | 'acts'>): CaseAct | undefined => {
  const act = findCaseAct(view.do);
  return act && isAsked(act) && acts.includes(act) ? act : undefined;
};

/** What stands over the list, as the address says: a case, or a question about one. */
export function CaseOpened(props: CaseOpenedProps) {
  const { view, opened } = props;
  const wanted = usePendingView(caseList) ?? view;
  const wantedId = wanted.case || wanted.on;
  if (!wantedId) return null;
  const asked = askedAct(props);
  const below = belowOf(view);
  if (wantedId !== (view.case || view.on)) {
    return (
      <Overlay
        below={below}
        title="Payment case"
        width={wanted.case ? 'lg' : 'md'}
        loading="Loading the payment case"
      />
    );
  }
  if (opened && asked) {
    return (
      <Overlay below={below} title={questionOf(asked)} width="md">
        <Question {...props} opened={opened} asked={asked} />
      </Overlay>
    );
  }
  if (opened && view.case) {
    return (
      <Overlay below={below} title={<span className="wrap-anywhere">{opened.title}</span>} width="lg">
        <Detail {...props} opened={opened} />
      </Overlay>
    );
  }
  return (
    <Overlay below={below} title="Payment case" width="md">
      <Missing {...props} />
    </Overlay>
  );
}

type Opened = CaseOpenedProps & { opened: PaymentCaseDetail };

const belowOf = (view: CaseView) => caseList.to(viewBelow(view));

function Question({ view, opened, asked, refused, ...rest }: Opened & { asked: CaseAct }) {
  const { idempotencyKey, today } = rest;
  const failure = refused?.act === asked ? refused.failure : undefined;
  return (
    <CaseActForm
      key={`${asked} ${opened._id}`}
      act={asked}
      one={opened}
      below={belowOf(view)}
      {...{ failure, idempotencyKey, today }}
    />
  );
}

function Detail({ view, opened, acts, refused, now, idempotencyKey }: Opened) {
  return (
    <>
      {refused && (
        <Notice tone="danger" live title={failedWords[refused.act]}>
          {refused.failure.message}
        </Notice>
      )}
      <CaseDetail one={opened} {...{ view, acts, now, idempotencyKey }} />
    </>
  );
}

/** Deleted, or moved on to where the act has no meaning. */
function Missing({ view, opened }: CaseOpenedProps) {
  return (
    <>
      <Notice
        tone="warning"
        title={opened ? 'This is no longer possible.' : 'This payment case was not found.'}
      >
        Somebody may have changed or deleted it meanwhile.
      </Notice>
      <div className="flex justify-end">
        <BackLink below={belowOf(view)} />
      </div>
    </>
  );
}
