import { redirect } from 'react-router';
import { ActionList } from '#web/features/office/action-list.tsx';
import { NEEDS_ACTION } from '#web/features/office/nav-entries.ts';
import { officeMeta } from '#web/features/office/office-meta.ts';
import { textsOf } from '#web/forms/form-reader.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Sheet } from '#web/ui/panel.tsx';
import type { Route } from './+types/actions';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const { actions } = requireAnswer(await personalApi(args).call('listNeedsAction', {}));
  const search = new URL(args.request.url).searchParams;
  return { actions, asked: search.get('resolve'), isDone: search.has('done') };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const form = await args.request.formData();
  const answer = await personalApi(args).call('resolveAction', textsOf(form, ['actionId']));
  return answer.success ? redirect(`${NEEDS_ACTION}?done`, 303) : refuse('resolve', answer, form);
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Needs action', 'What a person has to look at, oldest first.');

export default function AdminActions({ loaderData, actionData }: Route.ComponentProps) {
  const { actions, asked, isDone } = loaderData;
  const failure = failureOf(actionData, 'resolve');
  const isGone = !actions.some(({ _id }) => _id === asked);
  return (
    <>
      <PageHeader size="2xl" title="Needs action" />
      <div className="grid gap-4">
        {failure && isGone && (
          <Notice tone="danger" live>
            {failure.message}
          </Notice>
        )}
        {isDone && (
          <Notice tone="success" live>
            The entry is resolved.
          </Notice>
        )}
        {actions.length > 0 ? (
          <Sheet title="What has to be looked at, oldest first" flush>
            <ActionList actions={actions} asked={asked} failure={failure} />
          </Sheet>
        ) : (
          <EmptyState title="Nothing needs a person" actions={<ButtonLink to="/admin">Dashboard</ButtonLink>}>
            Money that fits no order, parts that are overdue and mail that could not be sent appear here.
          </EmptyState>
        )}
      </div>
    </>
  );
}
