import type { UserDetail } from '#contracts/people/admin-people.ts';
import type { UserFigures } from '#contracts/people/person-timeline.ts';
import { CertificatesOfPerson } from '#web/features/certificates/office/certificates-of-person.tsx';
import { LearnerActs } from '#web/features/learners/learner-acts.tsx';
import { LearningOfPerson } from '#web/features/learners/learning-of-person.tsx';
import { OrdersOfPerson } from '#web/features/orders/list/orders-of-person.tsx';
import {
  DisableForm,
  EnableForm,
  ResetForm,
  Sessions,
  TwoStepForm,
} from '#web/features/people/person/access-forms.tsx';
import { EditForm } from '#web/features/people/person/edit-form.tsx';
import { Erased, EraseForm } from '#web/features/people/person/erase-form.tsx';
import { PersonConsents } from '#web/features/people/person/person-consents.tsx';
import { LatestMoments, PersonTimeline } from '#web/features/people/person/person-timeline.tsx';
import type { PersonPage, PersonView } from '#web/features/people/person/person-view.ts';
import type { readTab } from '#web/features/people/person/read-tab.ts';
import { RolesForm } from '#web/features/people/person/roles-form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import { failureOf, failureOfAct } from '#web/forms/submission.ts';
import { officeDay } from '#web/lib/office-time.ts';
import { Pages } from '#web/lists/pages.tsx';

type Shown = Awaited<ReturnType<typeof readTab>>;
type Of<T extends Shown['tab']> = Extract<Shown, { tab: T }>;

interface UserTabProps {
  user: UserDetail;
  figures: UserFigures;
  list: PersonPage;
  view: PersonView;
  now: string;
  shown: Shown;
  actionData: Parameters<typeof failureOf>[0];
}
type TabProps<T extends Shown['tab']> = Omit<UserTabProps, 'shown'> & { shown: Of<T> };

/** The cards of the tab that is open. */
export function UserTab({ shown, ...page }: UserTabProps) {
  const { list, view, figures, now } = page;
  const pages = 'nextCursor' in shown && <Pages list={list} view={view} nextCursor={shown.nextCursor} />;
  switch (shown.tab) {
    case 'orders':
      return (
        <div>
          <OrdersOfPerson orders={shown.orders} sums={figures} today={officeDay(now)} />
          {pages}
        </div>
      );
    case 'learning':
      return (
        <div>
          <LearningOfPerson
            learners={shown.learners}
            count={figures.learning}
            now={now}
            acts={(learner) => (
              <LearnerActs
                learner={learner}
                resetFailure={failureOf(page.actionData, intentOn('reset-learning', learner._id))}
                extendFailure={failureOf(page.actionData, intentOn('extend-access', learner._id))}
              />
            )}
          />
          {pages}
        </div>
      );
    case 'certificates':
      return (
        <div>
          <CertificatesOfPerson certificates={shown.certificates} />
          {pages}
        </div>
      );
    case 'messages':
      return <PersonTimeline list={list} view={view} title="Messages" {...shown} />;
    case 'audit':
      return <PersonTimeline list={list} view={view} title="What happened" {...shown} />;
    case 'account':
      return <Account {...page} shown={shown} />;
    default:
      return <Overview {...page} shown={shown} />;
  }
}

function Overview({ user, figures, list, now, shown, actionData }: TabProps<''>) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid min-w-0 gap-4">
        <OrdersOfPerson
          orders={shown.orders}
          sums={figures}
          to={list.to({ tab: 'orders' })}
          today={officeDay(now)}
        />
        <LearningOfPerson
          learners={shown.learners}
          count={figures.learning}
          to={list.to({ tab: 'learning' })}
          now={now}
        />
      </div>
      <div className="grid min-w-0 gap-4">
        <LatestMoments list={list} moments={shown.moments} count={figures.moments} now={now} />
        {user.erasedAt ? (
          <Erased at={user.erasedAt} />
        ) : (
          <RolesForm key={user.updatedAt} person={user} failure={failureOf(actionData, 'role')} />
        )}
      </div>
    </div>
  );
}

function Account({ user, shown, actionData }: TabProps<'account'>) {
  if (user.erasedAt) return <Erased at={user.erasedAt} />;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
      <EditForm key={user.updatedAt} person={user} failure={failureOf(actionData, 'save')} />
      <div className="grid min-w-0 gap-4">
        <div id="sessions">
          <Sessions person={user} failure={failureOfAct(actionData, ['end', 'end-all'])} />
        </div>
        <PersonConsents consents={shown.consents} />
        <TwoStepForm person={user} failure={failureOf(actionData, 'reset-two-step')} />
        <div id="password">
          <ResetForm person={user} failure={failureOf(actionData, 'reset')} />
        </div>
        <div id="access">
          {user.disabled ? (
            <EnableForm person={user} failure={failureOf(actionData, 'enable')} />
          ) : (
            <DisableForm person={user} failure={failureOf(actionData, 'disable')} />
          )}
        </div>
        <div id="delete">
          <EraseForm person={user} erasure={shown} failure={failureOf(actionData, 'erase')} />
        </div>
      </div>
    </div>
  );
}
