import { Link } from 'react-router';
import type { AnswerOf } from '#contracts/endpoint.ts';
import type { listNeedsAction } from '#contracts/orders/admin-orders.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { ENQUIRIES, ORDERS, PAYMENT_CASES } from '#web/lib/office-paths.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { actionList } from './action-view.ts';

type OpenAction = AnswerOf<typeof listNeedsAction>['actions'][number];

interface ActionListProps {
  actions: readonly OpenAction[];
  /** The entry whose confirmation is open. */
  asked: string;
  failure?: FormFailure;
}

export function ActionList({ actions, asked, failure }: ActionListProps) {
  return (
    <ul className="grid">
      {actions.map((action) => (
        <li key={action._id} id={action._id} className="border-b border-hairline px-5 py-4 last:border-b-0">
          <OneAction action={action} isAsked={action._id === asked} />
          {action._id === asked && <ResolveForm action={action} failure={failure} />}
        </li>
      ))}
    </ul>
  );
}

function OneAction({ action, isAsked }: { action: OpenAction; isAsked: boolean }) {
  const { _id, kind, message, createdAt, orderReference, enquiryId, caseId } = action;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="grid min-w-0 flex-[1_1_24rem] gap-1">
        <p className="text-md wrap-anywhere">{message}</p>
        <p className="num flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
          <Tag>{kind.replaceAll('-', ' ')}</Tag>
          <time dateTime={createdAt}>{officeMoment(createdAt)}</time>
          {orderReference && <Link to={`${ORDERS}/${orderReference}`}>{orderReference}</Link>}
          {enquiryId && <Link to={`${ENQUIRIES}/${enquiryId}`}>Enquiry</Link>}
          {caseId && <Link to={`${PAYMENT_CASES}?case=${caseId}`}>Payment case</Link>}
        </p>
      </div>
      {!isAsked && (
        <ButtonLink
          to={actionList.to({ resolve: _id })}
          size="sm"
          preventScrollReset
          aria-label={`Resolve: ${message}`}
        >
          Resolve
        </ButtonLink>
      )}
    </div>
  );
}

/** Asked in place, because an entry that is resolved does not come back. */
function ResolveForm({ action, failure }: { action: OpenAction; failure?: FormFailure }) {
  return (
    <Form intent="resolve" failure={failure} className="mt-3 grid gap-3 bg-mist p-4">
      <input type="hidden" name="actionId" value={action._id} />
      <p className="text-md">
        Is this done? The entry leaves the list for everyone and cannot be brought back. Nothing else is
        changed.
      </p>
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="sm">Yes, it is done</SubmitButton>
        <ButtonLink to={actionList.path} size="sm" preventScrollReset>
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
