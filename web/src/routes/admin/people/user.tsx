import { redirect } from 'react-router';
import { doneWords } from '#web/features/people/people-words.ts';
import { performPersonAct, personActs } from '#web/features/people/person/person-acts.ts';
import { PersonHead } from '#web/features/people/person/person-head.tsx';
import { PersonTabs } from '#web/features/people/person/person-tabs.tsx';
import { personPage } from '#web/features/people/person/person-view.ts';
import { readTab } from '#web/features/people/person/read-tab.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOfAct, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { Route } from './+types/user';
import { UserTab } from './user-tab.tsx';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args, ['admin']);
  const api = personalApi(args);
  const { id } = args.params;
  const view = personPage(id).readFrom(args.request);
  const { user } = requireAnswer(await api.call('getUser', { id }));
  const { figures } = requireAnswer(await api.call('getUserFigures', { id }));
  const shown = await readTab({ api, id, view });
  return { user, figures, view, shown, now: new Date().toISOString() };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args, ['admin']);
  const { id } = args.params;
  const list = personPage(id);
  const form = await args.request.formData();
  const { act, id: rowId } = requireIntent(form, personActs);
  const answer = await performPersonAct[act]({ api: personalApi(args), id, rowId, form });
  const { tab } = list.readFrom(args.request);
  return answer.success ? redirect(list.to({ tab, done: act }), 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    loaderData ? `${loaderData.user.firstName} ${loaderData.user.lastName}` : 'User',
    'One person: what is known of them, their role and what happened with them.',
  );

export default function AdminUser({ loaderData, actionData }: Route.ComponentProps) {
  const { user, figures, view, now } = loaderData;
  const list = personPage(user._id);
  return (
    <>
      <PersonHead person={user} list={list} now={now} />
      <div className="grid gap-4">
        {view.done && !actionData && (
          <Notice tone="success" live>
            {doneWords[view.done]}
          </Notice>
        )}
        {failureOfAct(actionData, ['save', 'role'])?.code === 'conflict' && (
          <Notice
            tone="warning"
            action={
              <ButtonLink to={list.to({ tab: view.tab })} reloadDocument size="sm">
                Load again
              </ButtonLink>
            }
          >
            Loading the person again shows the other change; what you entered below is then gone.
          </Notice>
        )}
        <PersonTabs list={list} view={view} figures={figures} isErased={user.erasedAt !== null} />
        <UserTab {...loaderData} list={list} actionData={actionData} />
      </div>
    </>
  );
}
