import { redirect } from 'react-router';
import { doneWords } from '#web/features/people/people-words.ts';
import {
  DisableForm,
  EnableForm,
  ResetForm,
  Sessions,
  TwoStepForm,
} from '#web/features/people/person/access-forms.tsx';
import { EditForm } from '#web/features/people/person/edit-form.tsx';
import { Erased, EraseForm } from '#web/features/people/person/erase-form.tsx';
import { findPersonAct, performPersonAct, personActs } from '#web/features/people/person/person-acts.ts';
import { PersonHead } from '#web/features/people/person/person-head.tsx';
import { PersonTimeline } from '#web/features/people/person/person-timeline.tsx';
import { timelineOf } from '#web/features/people/person/timeline-view.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, failureOfAct, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { USERS } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { Route } from './+types/user';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args, ['admin']);
  const api = personalApi(args);
  const { id } = args.params;
  const list = timelineOf(id);
  const view = list.readFrom(args.request);
  const { user } = requireAnswer(await api.call('getUser', { id }));
  const { obstacles } = requireAnswer(await api.call('getUserErasure', { id }));
  const timeline = requireAnswer(await api.call('getUserTimeline', { id, ...list.asked(view) }));
  const done = findPersonAct(new URL(args.request.url).searchParams.get('done'));
  return { user, obstacles, view, timeline, done };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args, ['admin']);
  const { id } = args.params;
  const form = await args.request.formData();
  const { act, id: sessionId } = requireIntent(form, personActs);
  const answer = await performPersonAct[act]({ api: personalApi(args), id, sessionId, form });
  return answer.success ? redirect(`${USERS}/${id}?done=${act}`, 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    loaderData ? `${loaderData.user.firstName} ${loaderData.user.lastName}` : 'User',
    'One person: what is known of them, their role and their sessions.',
  );

export default function AdminUser({ loaderData, actionData }: Route.ComponentProps) {
  const { user, obstacles, view, timeline, done } = loaderData;
  const happened = <PersonTimeline list={timelineOf(user._id)} view={view} {...timeline} />;
  const saveFailure = failureOf(actionData, 'save');
  return (
    <>
      <PersonHead person={user} />
      <div className="grid gap-4">
        {done && !actionData && (
          <Notice tone="success" live>
            {doneWords[done]}
          </Notice>
        )}
        {saveFailure?.code === 'conflict' && (
          <Notice
            tone="warning"
            action={
              <ButtonLink to={`${USERS}/${user._id}`} reloadDocument size="sm">
                Load again
              </ButtonLink>
            }
          >
            Loading the person again shows the other change; what you entered below is then gone.
          </Notice>
        )}
        {user.erasedAt ? (
          <>
            <Erased at={user.erasedAt} />
            {happened}
          </>
        ) : (
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
            <div className="grid min-w-0 gap-4">
              {happened}
              <EditForm key={user.updatedAt} person={user} failure={saveFailure} />
            </div>
            <div className="grid min-w-0 gap-4">
              <Sessions person={user} failure={failureOfAct(actionData, ['end', 'end-all'])} />
              <TwoStepForm person={user} failure={failureOf(actionData, 'reset-two-step')} />
              <ResetForm person={user} failure={failureOf(actionData, 'reset')} />
              {user.disabled ? (
                <EnableForm person={user} failure={failureOf(actionData, 'enable')} />
              ) : (
                <DisableForm person={user} failure={failureOf(actionData, 'disable')} />
              )}
              <EraseForm person={user} obstacles={obstacles} failure={failureOf(actionData, 'erase')} />
            </div>
          </div>
        )}
      </div>
    </>
  );
}
