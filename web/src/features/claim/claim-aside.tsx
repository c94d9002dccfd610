import type { Invitation } from '#contracts/orders/claims.ts';
import { longDay, momentIn } from '#web/lib/format.ts';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { stateWords, whenAndWhere } from './claim-words.ts';

/** Everything that is in it, and until when. */
export function ClaimAside({ invitation }: { invitation: Invitation }) {
  const { courses, claimBy, acceptUntil, reference, kind, from } = invitation;
  const zone = courses[0]?.venueTimezone;
  return (
    <aside aria-labelledby="claim-courses" className="grid content-start gap-5">
      <h2 id="claim-courses" className="sr-only">
        What is in it
      </h2>
      <ul>
        {courses.map((course) => (
          <li key={course.code} className="border-b border-hairline py-3 first:pt-0">
            <strong dir="auto" className="block font-title wrap-anywhere">
              {course.code} {course.title}
            </strong>
            <span className="num block text-md text-muted">{whenAndWhere(course)}</span>
            {stateWords(course, invitation) && (
              <span className="block text-md">{stateWords(course, invitation)}</span>
            )}
          </li>
        ))}
      </ul>
      <KeyValue>
        {acceptUntil && zone && <KeyValueRow term="Accept until">{momentIn(zone, acceptUntil)}</KeyValueRow>}
        {claimBy && !acceptUntil && <KeyValueRow term="Claim before">{longDay(claimBy)}</KeyValueRow>}
        <KeyValueRow term={kind === 'gift' ? 'Gift' : 'Order'}>{reference}</KeyValueRow>
      </KeyValue>
      <p className="text-sm text-muted">
        There is nothing to pay, now or later. Should anything be refunded, it goes to <bdi>{from}</bdi>.
      </p>
    </aside>
  );
}
