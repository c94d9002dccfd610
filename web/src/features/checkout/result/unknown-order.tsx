import { useLocation } from 'react-router';
import { courseList, coursePage } from '#contracts/courses/course-pages.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { withNext } from '#web/lib/login/next-path.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { ResultHead } from '#web/ui/layout/result-head.tsx';

interface UnknownOrderProps {
  /** What the address names, as far as it can be a course. */
  course: { kind: CourseKind; slug: string | null };
  isSignedIn: boolean;
}

/** Of an order that is not known here, or is somebody else's, nothing is claimed. */
export function UnknownOrder({ course: { kind, slug }, isSignedIn }: UnknownOrderProps) {
  const { pathname, search } = useLocation();
  return (
    <ResultHead title="Payment status" label="Amount Paid" figure="€0.00">
      <KeyValue className="max-w-120 border-t border-hairline">
        <KeyValueRow term="Order ID">N/A</KeyValueRow>
        <KeyValueRow term="Status">N/A</KeyValueRow>
      </KeyValue>
      <p className="max-w-[60ch]">
        This address does not name one of your orders. If you have just paid, please{' '}
        {isSignedIn ? 'look at your orders' : 'log in to see your orders'}, or contact us.
      </p>
      <div className="flex flex-wrap gap-3">
        {isSignedIn ? (
          <ButtonLink variant="primary" to="/orders">
            Your orders
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" to={withNext('/login', `${pathname}${search}`)}>
            Log in
          </ButtonLink>
        )}
        <ButtonLink to={slug ? coursePage({ kind, slug }) : courseList(kind)}>
          {slug ? 'Course details' : 'All courses'}
        </ButtonLink>
        <ButtonLink to="/contact-us">Contact us</ButtonLink>
      </div>
    </ResultHead>
  );
}
