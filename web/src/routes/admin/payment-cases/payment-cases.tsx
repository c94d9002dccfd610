import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { doneWords, failedWords } from '#web/features/payment-cases/acts/act-words.ts';
import { caseActs } from '#web/features/payment-cases/acts/case-acts.ts';
import { CaseOpened, type RefusedAct } from '#web/features/payment-cases/acts/case-opened.tsx';
import { findCopied } from '#web/features/payment-cases/link/copy-link.tsx';
import { type BatchResults, BatchTold } from '#web/features/payment-cases/list/batch-bar.tsx';
import { CaseSkeletons, NoCases } from '#web/features/payment-cases/list/case-empty.tsx';
import { CaseFigures } from '#web/features/payment-cases/list/case-figures.tsx';
import { CaseFilters } from '#web/features/payment-cases/list/case-filters.tsx';
import { CaseList } from '#web/features/payment-cases/list/case-list.tsx';
import { caseList } from '#web/features/payment-cases/list/case-view.ts';
import { CasesFailed, CasesProblem } from '#web/features/payment-cases/list/cases-problem.tsx';
import { CaseManagerHead } from '#web/features/payment-cases/manager-head.tsx';
import { problemOf } from '#web/features/site/error-page.tsx';
import { readIntent } from '#web/forms/intent.ts';
import { failureOf, keyAfter, type Refused } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { Pages } from '#web/lists/pages.tsx';
import { WhileAsked } from '#web/lists/while-asked.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { LinkToCopy } from '#web/ui/controls/link-to-copy.tsx';
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
      <CaseManagerHead
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
        told={caseList.to({ ...view, done: '' })}
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

const csvPath = (view: Route.ComponentProps['loaderData']['view']) =>
  caseList.to(caseList.filterOf(view), '/api/admin/payment-cases.csv');

type ActionData = Route.ComponentProps['actionData'];

/** The refusal of an act on one case; that of a copied link is told where it was pressed. */
function refusedAct(actionData: ActionData): RefusedAct | undefined {
  const { intent } = (actionData ?? {}) as Partial<Refused>;
  if (!intent) return undefined;
  const { act, id } = readIntent(intent, caseActs);
  const failure = failureOf(actionData, intent);
  return act && failure ? { act, id, failure } : undefined;
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
      <LinkToCopy label="Payment link" url={copied.fullUrl} />
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
  return (
    <div className="grid gap-4">
      <CaseFigures figures={list.figures} />
      <Sheet flush>
        <CaseFilters view={view} />
        <WhileAsked list={caseList} view={view} skeleton={<CaseSkeletons view={view} />}>
          {list.cases.length > 0 ? (
            <CaseList
              key={caseList.to(caseList.listOf(view))}
              cases={list.cases}
              failure={failureOf(actionData, 'batch')}
              {...context}
            />
          ) : (
            <NoCases view={view} />
          )}
        </WhileAsked>
        <Pages list={caseList} view={view} nextCursor={list.nextCursor} />
      </Sheet>
    </div>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <CasesProblem error={error} told={problemOf(error)} />
);
