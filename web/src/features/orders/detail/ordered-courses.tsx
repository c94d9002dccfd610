import { coursePage } from '#contracts/courses/course-pages.ts';
import type { AdminOrderDetail } from '#contracts/orders/admin-orders.ts';
import { dayRange, eurText, longDay } from '#web/lib/format.ts';
import { COURSES, ORDERS } from '#web/lib/office-paths.ts';
import { placeText } from '#web/lib/places/place-text.ts';
import { EmailText } from '#web/ui/navigation/email.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { lineSign } from '../lines/line-state.ts';

type Line = AdminOrderDetail['lines'][number];

/** What an order is of, each course with what tells it apart from the others of the order. */
export function OrderedCourses({ order }: { order: AdminOrderDetail }) {
  const { lines } = order;
  return (
    <ul className="grid gap-3">
      {lines.map((line) => (
        <li key={line._id}>
          <OrderedCourse line={line} />
          {lines.length > 1 && (
            <span className="block text-muted">
              {[priceWords(line, lines), lineSign(order, line)?.label].filter(Boolean).join(', ')}
            </span>
          )}
          <Invited line={line} />
          {isOn(order, line) && (
            <span className="flex flex-wrap gap-x-4">
              <TextLink
                to={`${ORDERS}/${order.reference}/lines/${line._id}/move`}
                look="standalone"
                aria-label={`Move to another date: ${line.course.title}`}
              >
                Move to another date
              </TextLink>
              <TextLink
                to={`${ORDERS}/${order.reference}/lines/${line._id}/cancel`}
                look="standalone"
                aria-label={`Cancel the place on ${line.course.title}`}
              >
                Cancel the place
              </TextLink>
              {!line.cameWith && (
                <TextLink
                  to={`${ORDERS}/${order.reference}/lines/${line._id}/pass-on`}
                  look="standalone"
                  aria-label={`Pass on to a colleague: ${line.course.title}`}
                >
                  Pass on to a colleague
                </TextLink>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Whether anybody is on it who can be moved, or taken off by its policy. */
const isOn = ({ state }: AdminOrderDetail, { course, places }: Line): boolean =>
  state === 'confirmed' &&
  course.kind !== 'ELearningCourse' &&
  places.some((place) => place.state !== 'cancelled');

/** A course with days leads to who sits in it, any other to its page. */
function OrderedCourse({ line: { course, enrolled, accessUntil } }: { line: Line }) {
  const isRun = course.kind !== 'ELearningCourse';
  const access = accessUntil ? `access until ${longDay(accessUntil)}` : 'lifetime access';
  return (
    <>
      <TextLink to={isRun ? `${COURSES}/${course.slug}/roster` : coursePage(course)} dir="auto">
        {course.title}
      </TextLink>
      <span className="block text-muted">
        {isRun
          ? `${course.code}, ${placeText({ kind: course.kind, city: course.city })}, ${dayRange(course.startDate, course.endDate)}`
          : `${course.code}, self-paced${enrolled ? `, ${access}` : ''}`}
      </span>
    </>
  );
}

function priceWords({ priceEur, cameWith }: Line, lines: readonly Line[]): string | null {
  const bringer = lines.find(({ _id }) => _id === cameWith);
  if (bringer) return `free with ${bringer.course.code}`;
  return priceEur === null ? null : eurText(priceEur);
}

/** Whom the buyer has named for it. */
function Invited({ line: { places } }: { line: Line }) {
  return places.map(
    ({ _id, email, state }) =>
      email &&
      state !== 'cancelled' && (
        <span key={_id} className="block text-muted">
          For <EmailText email={email} />
        </span>
      ),
  );
}
