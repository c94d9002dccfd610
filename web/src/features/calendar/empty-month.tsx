import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { monthName } from './calendar-course.ts';

interface EmptyMonthProps {
  month: string;
  /** The nearest months with courses. */
  before: string | null;
  after: string | null;
  linkTo: (month: string) => string;
  /** The month without the reader's filters, where there are some. */
  unfiltered: string | null;
}

export function EmptyMonth({ month, before, after, linkTo, unfiltered }: EmptyMonthProps) {
  return (
    <EmptyState
      title="No Courses Found"
      level={3}
      actions={
        <>
          {after && (
            <ButtonLink to={linkTo(after)} preventScrollReset>
              Next dates: {monthName(after)}
            </ButtonLink>
          )}
          {before && (
            <ButtonLink to={linkTo(before)} preventScrollReset>
              Last dates: {monthName(before)}
            </ButtonLink>
          )}
          {unfiltered && (
            <ButtonLink to={unfiltered} preventScrollReset>
              All courses of the month
            </ButtonLink>
          )}
          <ButtonLink to="/contact-us">Ask to be notified</ButtonLink>
        </>
      }
    >
      <p>
        {unfiltered
          ? `No course in ${monthName(month)} matches what you have chosen.`
          : `No course takes place in ${monthName(month)}.`}
      </p>
    </EmptyState>
  );
}
