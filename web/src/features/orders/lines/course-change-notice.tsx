import type { OrderLineDetail } from '#contracts/orders/orders.ts';
import { longDay, momentIn } from '#web/lib/format.ts';
import { Notice } from '#web/ui/messages/notice.tsx';

interface CourseChangeNoticeProps {
  line: Pick<OrderLineDetail, 'course' | 'courseCancelled' | 'freeWithdrawal'>;
  /** All that was paid for the order goes back, or has gone. */
  isRefunded: boolean;
}

/** What the academy has changed about a course under the people who are on it. */
export function CourseChangeNotice({ line, isRefunded }: CourseChangeNoticeProps) {
  const { course, courseCancelled, freeWithdrawal } = line;
  if (courseCancelled !== null) {
    return (
      <Notice tone="warning" title="This course was cancelled." className="mb-6">
        {courseCancelled}
        {isRefunded && ' Everything you paid goes back to you, as listed below.'}
      </Notice>
    );
  }
  if (!freeWithdrawal) return null;
  const { formerStartDate, startDate, reason, until } = freeWithdrawal;
  return (
    <Notice
      tone="warning"
      title={`This course has moved from ${longDay(formerStartDate)} to ${longDay(startDate)}.`}
      className="mb-6"
    >
      {reason !== '' && <p>{reason}</p>}
      <p>
        Your place is kept. If the new dates do not suit you, you can withdraw free of charge until{' '}
        {momentIn(course.venueTimezone, until)}.
      </p>
    </Notice>
  );
}
