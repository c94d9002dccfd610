import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { doneWords, failedWords, readIntent } from '#web/features/payment-cases/acts/case-acts.ts';
import { CaseOpened, type RefusedAct } from '#web/features/payment-cases/acts/case-opened.tsx';
import { findCopied, LinkToCopy } from '#web/features/payment-cases/link/copy-link.tsx';
import { type BatchResults, BatchTold } from '#web/features/payment-cases/list/batch-bar.tsx';
import { CaseSkeletons, CasesFailed, NoCases } from '#web/features/payment-cases/list/case-empty.tsx';
import { CaseFigures } from '#web/features/payment-cases/list/case-figures.tsx';
import { CaseFilters } from '#web/features/payment-cases/list/case-filters.tsx';
import { CaseList } from '#web/features/payment-cases/list/case-list.tsx';
import { caseViewPath, isSameList, listOf } from '#web/features/payment-cases/list/case-view.ts';
import { CasesProblem } from '#web/features/payment-cases/list/cases-problem.tsx';
import { usePendingView } from '#web/features/payment-cases/list/use-pending-view.ts';
import { ManagerHead } from '#web/features/payment-cases/manager-head.tsx';
import { problemOf } from '#web/features/site/error-page.tsx';
import { failureOf, keyAfter, type Refused } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { PAYMENT_CASES } from '#web/lib/office-paths.ts';
import { CursorPages } from '#web/lists/cursor-pages.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { DoneTold, FailureTold } from '#web/ui/messages/told.tsx';
import type { Route } from './+types/payment-cases';
import { actOnCases, loadCases } from './payment-cases.server.ts';

export const loader = (args: Route.LoaderArgs) => loadCases(args);
export const action = (args: Route.ActionArgs) => actOnCases(args);

/** What was refused because the case has moved on is shown as it is now. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const meta: Route.MetaFunction = () =>
  officeMeta('General Payment Manager', 'Payment cases: who is asked for money, what came, what is open.');

export default function PaymentCases({ loaderData, actionData }: Route.ComponentProps) {
  const { view, list } = loaderData;
  const refused = refusedAct(actionData);
  const idempotencyKey: string = keyAfter(actionData, loaderData.idempotencyKey);
  return (
    <>
      <ManagerHead
        current="list"
        actions={
          <ButtonLink to={csvPath(view)} reloadDocument size="sm">
            CSV
          </ButtonLink>
        }
      />
      <DoneTold
        words={doneWords[view.done]}
        seconds={view.done === 'created' ? 5 : 3}
        told={caseViewPath({ ...view, done: '' })}
      />
      {refused && !loaderData.opened && (
        <FailureTold title={failedWords[refused.act]} failure={refused.failure} />
      )}
      <Answered actionData={actionData} />
      <CaseOpened {...loaderData} refused={refused} idempotencyKey={idempotencyKey} />
      {list ? (
        <Cases {...loaderData} list={list} actionData={actionData} idempotencyKey={idempotencyKey} />
      ) : (
        <CasesFailed />
      )}
    </>
  );
}

const csvPath = ({ status, q }: Route.ComponentProps['loaderData']['view']) =>
  caseViewPath({ status, q }, '/api/admin/payment-cases.csv');

type ActionData = Route.ComponentProps['actionData'];

/** The refusal of an act on one case; that of a copied link is told where it was pressed. */
function refusedAct(actionData: ActionData): RefusedAct | undefined {
  const { intent } = (actionData ?? {}) as Partial<Refused>;
  const { act, id } = readIntent(intent);
  const failure = failureOf(actionData, intent ?? '');
  return act && act !== 'copy' && failure ? { act, id, failure } : undefined;
}

/** What an act has brought that the page does not show by itself. Links come this way only without a script. */
function Answered({ actionData }: { actionData: ActionData }) {
  const copied = findCopied(actionData);
  const results = (actionData as { batch?: BatchResults } | undefined)?.batch;
  if (results) {
    return (
      <div className="mb-4">
        <BatchTold results={results} />
      </div>
    );
  }
  if (!copied) return null;
  return (
    <Sheet title="Copy this link" className="mb-4">
      <LinkToCopy fullUrl={copied.fullUrl} />
    </Sheet>
  );
}

type LoaderData = Route.ComponentProps['loaderData'];

interface CasesProps extends Pick<LoaderData, 'view' | 'isAdmin' | 'now'> {
  idempotencyKey: string;
  list: NonNullable<LoaderData['list']>;
  actionData: ActionData;
}

function Cases({ list, actionData, ...context }: CasesProps) {
  const { view } = context;
  const pending = usePendingView();
  const isChanging = pending !== undefined && !isSameList(pending, view);
  return (
    <div className="grid gap-4">
      <CaseFigures figures={list.figures} />
      <Sheet flush>
        <CaseFilters view={view} />
        {isChanging ? (
          <CaseSkeletons />
        ) : list.paymentCases.length > 0 ? (
          <CaseList
            key={caseViewPath(listOf(view))}
            cases={list.paymentCases}
            failure={failureOf(actionData, 'batch')}
            {...context}
          />
        ) : (
          <NoCases view={view} />
        )}
        <CursorPages
          path={PAYMENT_CASES}
          filter={{ ...listOf(view), status: view.status === 'all' ? '' : view.status }}
          nextCursor={list.nextCursor}
        />
      </Sheet>
    </div>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <CasesProblem error={error} told={problemOf(error)} />
);
