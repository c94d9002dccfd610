import type { OrderLineDetail } from '#contracts/orders/orders.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { type MoneyAndCredit, moneyAndCreditText } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';

interface LineActsProps {
  reference: string;
  line: OrderLineDetail;
  failure?: FormFailure;
}

/** What the buyer can do about one course of an order now; nothing where there is nothing to do. */
export function LineActs({ reference, line, failure }: LineActsProps) {
  const { course, freeWithdrawal } = line;
  const acts = [
    canChange(line) && (
      <ButtonLink
        key="change"
        variant="outline"
        to={`/orders/${reference}/lines/${line._id}/change`}
        aria-label={`Change your plans: ${course.title}`}
      >
        Change your plans
      </ButtonLink>
    ),
    freeWithdrawal && <WithdrawForm key="withdraw" back={freeWithdrawal} failure={failure} />,
  ].filter((act) => act !== null && act !== false);
  if (acts.length === 0) return null;
  return (
    <ul aria-label={`Change ${course.title}`} className="mt-5 flex flex-wrap items-start gap-3">
      {acts.map((act) => (
        <li key={act.key}>{act}</li>
      ))}
    </ul>
  );
}

/** Who takes part in what has not begun, and has agreed to a policy of it. */
const canChange = ({ policy, courseCancelled, enrolled }: OrderLineDetail): boolean =>
  enrolled && policy !== null && courseCancelled === null;

/** Of a course that has moved; all that was paid comes back. */
function WithdrawForm({ back, failure }: { back: MoneyAndCredit; failure?: FormFailure }) {
  const text = moneyAndCreditText(back);
  return (
    <Form intent="withdraw" failure={failure}>
      <SubmitButton variant="outline">
        {text ? `Withdraw and get ${text} back` : 'Withdraw free of charge'}
      </SubmitButton>
    </Form>
  );
}
