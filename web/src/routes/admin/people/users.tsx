import { redirect } from 'react-router';
import type { Role } from '#contracts/accounts/account-options.ts';
import { InviteForm } from '#web/features/people/list/invite-form.tsx';
import { PeopleFilters } from '#web/features/people/list/people-filters.tsx';
import { PeopleTable } from '#web/features/people/list/people-table.tsx';
import { type PeopleView, peopleList } from '#web/features/people/list/people-view.ts';
import { noPeople } from '#web/features/people/people-words.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, keyAfter, keyOf, refuse } from '#web/forms/submission.ts';
import { counted } from '#web/lib/format.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { USERS } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { EmptyList } from '#web/lists/empty-list.tsx';
import { Pages } from '#web/lists/pages.tsx';
import { WhileAsked } from '#web/lists/while-asked.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { ListBoundary } from '../list-boundary.tsx';
import type { Route } from './+types/users';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args, ['admin']);
  const view = peopleList.readFrom(args.request);
  const answer = await personalApi(args).call('listUsers', peopleList.asked(view));
  const { users, total, counts, nextCursor } = requireAnswer(answer);
  const now = new Date().toISOString();
  return { view, users, total, counts, nextCursor, now, idempotencyKey: crypto.randomUUID() };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args, ['admin']);
  const form = await args.request.formData();
  requireIntent(form, ['invite']);
  const { role, ...person } = formReader(form).typed(['firstName', 'lastName', 'email', 'role', 'password']);
  // Which roles there are is asked by the call.
  const input = { ...person, role: role as Role };
  const answer = await personalApi(args).call('inviteUser', input, keyOf(form));
  return answer.success ? redirect(`${USERS}/${answer.user._id}?done=invite`, 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = () => officeMeta('Users', 'The people of the academy.');

const people = (total: number) => counted(total, 'person', 'people');
const pageWords = ({ sort }: PeopleView) => ({ first: sort === 'name' ? 'First' : 'Newest', next: 'Next' });

export default function AdminUsers({ loaderData, actionData }: Route.ComponentProps) {
  const { view, users, total, counts, nextCursor, now } = loaderData;
  return (
    <>
      <PageHeader
        size="2xl"
        title="Users"
        actions={
          <>
            <ButtonLink
              to={peopleList.to(peopleList.filterOf(view), '/api/admin/users.csv')}
              reloadDocument
              size="sm"
            >
              CSV
            </ButtonLink>
            {!view.new && (
              <ButtonLink to={peopleList.to({ new: true })} size="sm" variant="primary">
                Invite
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="grid gap-4">
        {view.new && (
          <InviteForm
            failure={failureOf(actionData, 'invite')}
            idempotencyKey={keyAfter(actionData, loaderData.idempotencyKey)}
          />
        )}
        <Sheet flush>
          <PeopleFilters view={view} counts={counts} />
          <WhileAsked list={peopleList} view={view}>
            {users.length > 0 ? (
              <PeopleTable people={users} view={view} now={now} />
            ) : (
              <EmptyList list={peopleList} view={view} {...noPeople} />
            )}
          </WhileAsked>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            {total > 0 && <p className="num px-5 py-3.5 text-sm text-muted">{people(total)}</p>}
            <Pages list={peopleList} view={view} nextCursor={nextCursor} words={pageWords(view)} />
          </div>
        </Sheet>
      </div>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Users" rows="users" to={peopleList.path} error={error} />
);
