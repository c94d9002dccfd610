import { Link } from 'react-router';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { aedText } from '#web/lib/format.ts';
import { ENQUIRIES, ORDERS, PAYMENT_CASES } from '#web/lib/office-paths.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { type ActionView, actionList } from './action-view.ts';
import { actOf, ageOf, kindOf, type OpenAction } from './action-words.ts';

interface ActionListProps {
  actions: readonly OpenAction[];
  view: ActionView;
  failure?: FormFailure;
  /** 'YYYY-MM-DD' at the academy. */
  today: string;
}

export function ActionList({ actions, view, failure, today }: ActionListProps) {
  return (
    <ul className="grid">
      {actions.map((action) => (
        <li key={action._id} id={action._id} className="border-b border-hairline px-5 py-4 last:border-b-0">
          <OneAction action={action} view={view} today={today} />
          {action._id === view.resolve && <ResolveForm action={action} view={view} failure={failure} />}
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
        {_id !== view.resolve && (
          <ButtonLink
            to={actionList.to({ ...actionList.listOf(view), resolve: _id })}
            size="sm"
            variant="ghost"
            preventScrollReset
            aria-label={`Resolve: ${message}`}
          >
            Resolve
          </ButtonLink>
        )}
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

/** Asked in place, because an entry that is resolved does not come back. */
function ResolveForm({ action, view, failure }: Omit<OneActionProps, 'today'> & { failure?: FormFailure }) {
  return (
    <Form intent="resolve" failure={failure} className="mt-3 grid gap-3 bg-mist p-4">
      <input type="hidden" name="actionId" value={action._id} />
      <p className="text-md">
        Is this done? The entry leaves the list for everyone and cannot be brought back. Nothing else is
        changed.
      </p>
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="sm">Yes, it is done</SubmitButton>
        <ButtonLink to={actionList.to(actionList.listOf(view))} size="sm" preventScrollReset>
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
