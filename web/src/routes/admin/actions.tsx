import { redirect } from 'react-router';
import { ActionList } from '#web/features/needs-action/action-list.tsx';
import { actionList } from '#web/features/needs-action/action-view.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { DASHBOARD } from '#web/lib/office-paths.ts';
import { officeDay } from '#web/lib/office-time.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { Pages } from '#web/lists/pages.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
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
  const answer = await personalApi(args).call('resolveAction', formReader(form).typed(['actionId']));
  if (!answer.success) return refuse(answer, form);
  const rows = actionList.listOf(actionList.readFrom(args.request));
  return redirect(actionList.to({ ...rows, done: true }), 303);
};

const PAGES = { first: 'Oldest', next: 'Next' };

export const meta: Route.MetaFunction = () =>
  officeMeta('Needs action', 'What a person has to look at, oldest first.');

export default function AdminActions({ loaderData, actionData }: Route.ComponentProps) {
  const { view, actions, nextCursor, today } = loaderData;
  const failure = failureOf(actionData, 'resolve');
  const isGone = !actions.some(({ _id }) => _id === view.resolve);
  return (
    <>
      <PageHeader size="2xl" title="Needs action" />
      <div className="grid gap-4">
        {failure && isGone && (
          <Notice tone="danger" live>
            {failure.message}
          </Notice>
        )}
        {view.done && (
          <Notice tone="success" live>
            The entry is resolved.
          </Notice>
        )}
        {actions.length > 0 || view.cursor ? (
          <Sheet title="What has to be looked at, oldest first" flush>
            <ActionList actions={actions} view={view} failure={failure} today={today} />
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
