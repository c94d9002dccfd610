import type { OrderDetail } from '#contracts/orders/orders.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { eurText, longDay, momentIn } from '#web/lib/format.ts';
import { Notice } from '#web/ui/messages/notice.tsx';

interface CourseChangeNoticeProps {
  order: Pick<OrderDetail, 'course' | 'courseCancelled' | 'freeWithdrawal' | 'refunds'>;
  failure?: FormFailure;
}

/** What the academy has changed about a course under the people who are on it. */
export function CourseChangeNotice({ order, failure }: CourseChangeNoticeProps) {
  const { course, courseCancelled, freeWithdrawal, refunds } = order;
  if (courseCancelled !== null) {
    return (
      <Notice tone="warning" title="This course was cancelled." className="mb-8">
        {courseCancelled}
        {refunds.length > 0 && ' Everything you paid goes back to you, as listed below.'}
      </Notice>
    );
  }
  if (!freeWithdrawal) return null;
  return <Moved {...{ freeWithdrawal, failure }} zone={course.venueTimezone} />;
}

interface MovedProps {
  freeWithdrawal: NonNullable<OrderDetail['freeWithdrawal']>;
  zone: string;
  failure?: FormFailure;
}

function Moved({ freeWithdrawal, zone, failure }: MovedProps) {
  const { formerStartDate, startDate, reason, until, refundEur } = freeWithdrawal;
  return (
    <Notice
      tone="warning"
      title={`This course has moved from ${longDay(formerStartDate)} to ${longDay(startDate)}.`}
      className="mb-8"
      action={
        <Form intent="withdraw" failure={failure}>
          <SubmitButton variant="outline">
            {refundEur > 0 ? `Withdraw and get ${eurText(refundEur)} back` : 'Withdraw free of charge'}
          </SubmitButton>
        </Form>
      }
    >
      {reason !== '' && <p>{reason}</p>}
      <p>
        Your place is kept. If the new dates do not suit you, you can withdraw free of charge until{' '}
        {momentIn(zone, until)}.
      </p>
    </Notice>
  );
}
