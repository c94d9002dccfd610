import { ActionList } from '#web/features/needs-action/action-list.tsx';
import { actionList } from '#web/features/needs-action/action-view.ts';
import { FailureNotice } from '#web/forms/form.tsx';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOfAct, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { DASHBOARD } from '#web/lib/office-paths.ts';
import { officeDay } from '#web/lib/office-time.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { Pages } from '#web/lists/pages.tsx';
import { done, UndoTold, undoneIn } from '#web/lists/undo.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import type { Route } from './+types/actions';
import { ListBoundary } from './list-boundary.tsx';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const view = actionList.readFrom(args.request);
  const answer = await personalApi(args).call('listNeedsAction', actionList.asked(view));
  const { actions, nextCursor } = requireAnswer(answer);
  return { view, actions, nextCursor, today: officeDay(new Date().toISOString()) };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const form = await args.request.formData();
  const api = personalApi(args);
  const { act, id: actionId } = requireIntent(form, ['resolve', 'undo']);
  if (act === 'undo') {
    const answer = await api.call('reopenAction', undoneIn(form, 'actionId', 'resolvedAt'));
    return answer.success ? done('The entry is open again.', null) : refuse(answer, form);
  }
  const answer = await api.call('resolveAction', { actionId });
  if (!answer.success) return refuse(answer, form);
  return done('The entry is resolved.', answer.undo && { actionId, ...answer.undo });
};

const PAGES = { first: 'Oldest', next: 'Next' };

export const meta: Route.MetaFunction = () =>
  officeMeta('Needs action', 'What a person has to look at, oldest first.');

export default function AdminActions({ loaderData, actionData }: Route.ComponentProps) {
  const { view, actions, nextCursor, today } = loaderData;
  const failure = failureOfAct(actionData, ['resolve']);
  return (
    <>
      <PageHeader size="2xl" title="Needs action" />
      <div className="grid gap-4">
        <FailureNotice failure={failure} className="" />
        <UndoTold answer={actionData} below={actionList.to(actionList.listOf(view))} />
        {actions.length > 0 || view.cursor ? (
          <Sheet title="What has to be looked at, oldest first" flush>
            <ActionList actions={actions} view={view} today={today} />
            <Pages list={actionList} view={view} nextCursor={nextCursor} words={PAGES} />
          </Sheet>
        ) : (
          <EmptyState
            title="Nothing needs a person"
            actions={<ButtonLink to={DASHBOARD}>Dashboard</ButtonLink>}
          >
            Money that fits no order, parts that are overdue and mail that could not be sent appear here.
          </EmptyState>
        )}
      </div>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Needs action" rows="what needs action" to={actionList.path} error={error} />
);
