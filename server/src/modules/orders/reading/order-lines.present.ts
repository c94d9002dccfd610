import { coursePage, viewerPage } from '#contracts/courses/course-pages.ts';
import type { OrderCourse, OrderLine, OrderLineDetail } from '#contracts/orders/orders.ts';
import { type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { Postponement } from '#server/modules/catalogue/index.ts';
import type { CaptureView } from '#server/modules/payments/index.ts';
import { isOnlyForOthers, isPassedOn } from '../claims/invited-places.ts';
import { isLiveLine } from '../ending/end-lines.ts';
import type { Line } from '../lines/order-lines.repository.ts';
import { presentPolicy } from '../lines/present-policy.ts';

export type LineFacts = { line: Line; course: OrderCourse };
export type LineDetailFacts = LineFacts & {
  withdrawal: Postponement | null;
  cancellation: { reason: string } | null;
  /** By which the buyer takes part, and until when. */
  access: { accessUntil: string | null } | undefined;
  documents: OrderLineDetail['documents'];
  /** The calendar day where the course is. */
  today: LocalDate;
};

/** The one that stands for all, and by whose calendar parts fall due. */
export const firstOf = <Of extends LineFacts>([first]: readonly Of[]): Of => {
  if (!first) throw new Error('an order has a line');
  return first;
};

export const presentLine = ({ line, course }: LineFacts): OrderLine => ({
  _id: line.id,
  course,
  listEur: line.listEur,
  earlyBirdEur: line.earlyBirdEur,
  promoEur: line.promoEur,
  adjustmentEur: line.adjustmentEur,
  priceEur: line.priceEur,
  cameWith: line.cameWith,
  places: line.places.map(({ id, state, email }) => ({ _id: id, state, email })),
});

/** Of who takes part in a course that has not begun. What was free has nothing to give back. */
const presentAgreed = ({ line, course, access, today }: LineDetailFacts): OrderLineDetail['policy'] => {
  const startDate = course.startDate && localDate(course.startDate);
  if (!access || !line.policy || !startDate || startDate < today) return null;
  const agreed = presentPolicy(line.policy, { startDate, today });
  return line.priceEur ? agreed : { ...agreed, cancellation: [] };
};

const presentWithdrawal = (
  { withdrawal }: LineDetailFacts,
  captures: readonly CaptureView[],
): OrderLineDetail['freeWithdrawal'] =>
  withdrawal && {
    formerStartDate: withdrawal.fromDate,
    startDate: withdrawal.toDate,
    reason: withdrawal.reason,
    until: withdrawal.withdrawUntil.toISOString(),
    refundEur: captures.reduce((left, { eurLeft }) => left + eurLeft, 0),
  };

const linksOf = ({ line, course, cancellation, access }: LineDetailFacts): OrderLineDetail['links'] => {
  const takesPlace = cancellation === null;
  const hasDates = takesPlace && course.startDate !== null && isLiveLine(line) && !isPassedOn(line);
  const isSelfPaced = course.kind === 'ELearningCourse';
  return {
    course: takesPlace ? coursePage(course) : null,
    calendar: hasDates ? `${coursePage(course)}/calendar.ics` : null,
    learning: isSelfPaced && access ? viewerPage(course.slug) : null,
  };
};

/** What somebody who was invited has confirmed is theirs. */
const ownConfirmations = ({ line }: LineDetailFacts): string[] =>
  isOnlyForOthers(line) ? [] : line.confirmations.map(({ label }) => label);

export const presentLineDetail = (
  facts: LineDetailFacts,
  captures: readonly CaptureView[],
): OrderLineDetail => ({
  ...presentLine(facts),
  enrolled: facts.access !== undefined,
  accessUntil: facts.access?.accessUntil ?? null,
  confirmations: ownConfirmations(facts),
  policy: presentAgreed(facts),
  documents: facts.documents,
  freeWithdrawal: presentWithdrawal(facts, captures),
  courseCancelled: facts.cancellation?.reason ?? null,
  links: linksOf(facts),
});
