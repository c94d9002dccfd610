import { Link } from 'react-router';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import { aedText } from '#web/lib/format.ts';
import { ENQUIRIES, ORDERS, PAYMENT_CASES } from '#web/lib/office-paths.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { type ActionView, actionList } from './action-view.ts';
import { actOf, ageOf, isForGood, kindOf, type OpenAction } from './action-words.ts';

interface ActionListProps {
  actions: readonly OpenAction[];
  view: ActionView;
  /** 'YYYY-MM-DD' at the academy. */
  today: string;
}

export function ActionList({ actions, view, today }: ActionListProps) {
  return (
    <ul className="grid">
      {actions.map((action) => (
        <li
          key={action._id}
          id={action._id}
          data-row
          className="border-b border-hairline px-5 py-4 last:border-b-0"
        >
          <OneAction action={action} view={view} today={today} />
          {action._id === view.resolve && isForGood(action) && <ResolveForm action={action} view={view} />}
        </li>
      ))}
    </ul>
  );
}

interface OneActionProps {
  action: OpenAction;
  view: ActionView;
  today: string;
}

/** How long, what with whom, how much, and what is done about it. */
function OneAction({ action, view, today }: OneActionProps) {
  const { _id, message, createdAt, person, courseCode, aed } = action;
  const act = actOf(action);
  return (
    <div className="grid items-center gap-x-6 gap-y-2 md:grid-cols-[5rem_minmax(0,1fr)_8rem_auto]">
      <time dateTime={createdAt} className="num text-sm font-strong">
        {ageOf(action, today)}
      </time>
      <div className="grid min-w-0 gap-0.5 max-md:row-start-2">
        <p className="text-md wrap-anywhere">
          {[kindOf(action), person].filter(Boolean).join(', ')}
          {courseCode && (
            <>
              , <span className="whitespace-nowrap">{courseCode}</span>
            </>
          )}
        </p>
        <p className="text-xs text-muted wrap-anywhere">
          {message} <About action={action} />
        </p>
      </div>
      <p className="num text-md whitespace-nowrap md:text-end">{aed !== null && aedText(aed)}</p>
      <div className="flex gap-2 md:justify-end">
        {act && (
          <ButtonLink to={act.to} size="sm" aria-label={`${act.label}: ${message}`}>
            {act.label}
          </ButtonLink>
        )}
        <Resolve action={action} view={view} />
      </div>
    </div>
  );
}

/** Where it is seen, also if something else is done about it. */
function About({ action: { orderReference, caseId, enquiryId } }: { action: OpenAction }) {
  if (orderReference) return <Link to={`${ORDERS}/${orderReference}`}>{orderReference}</Link>;
  if (caseId) return <Link to={`${PAYMENT_CASES}?case=${caseId}`}>Payment case</Link>;
  return enquiryId && <Link to={`${ENQUIRIES}/${enquiryId}`}>Enquiry</Link>;
}

/** One press, which can be undone; what is resolved for good is asked about first. */
function Resolve({ action, view }: Omit<OneActionProps, 'today'>) {
  const { _id, message } = action;
  const button = { size: 'sm', variant: 'ghost', 'aria-label': `Resolve: ${message}` } as const;
  if (!isForGood(action))
    return (
      <Form intent={intentOn('resolve', _id)} preventScrollReset>
        <SubmitButton {...button}>Resolve</SubmitButton>
      </Form>
    );
  if (_id === view.resolve) return null;
  return (
    <ButtonLink
      {...button}
      to={actionList.to({ ...actionList.listOf(view), resolve: _id })}
      preventScrollReset
    >
      Resolve
    </ButtonLink>
  );
}

/** Asked in place, because the money counts as gone and the entry does not come back. */
function ResolveForm({ action, view }: Omit<OneActionProps, 'today'>) {
  return (
    <Form
      intent={intentOn('resolve', action._id)}
      action={actionList.to(actionList.listOf(view))}
      className="mt-3 grid gap-3 bg-mist p-4"
    >
      <p className="text-md">
        Has the money gone? The refund counts as sent from now on, and the entry leaves the list for everyone
        and cannot be brought back.
      </p>
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="sm">Yes, it has gone</SubmitButton>
        <ButtonLink to={actionList.to(actionList.listOf(view))} size="sm" preventScrollReset>
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
