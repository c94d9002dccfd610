import { coursePage, viewerPage } from '#contracts/courses/course-pages.ts';
import type { OrderCourse, OrderLine, OrderLineDetail } from '#contracts/orders/orders.ts';
import { countedDays } from '#domain/policies/counted-days.ts';
import { type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { Postponement } from '#server/modules/catalogue/index.ts';
import { isOnlyForOthers } from '../claims/invited-places.ts';
import { isLiveLine } from '../ending/end-lines.ts';
import type { BackInTwoWays } from '../ending/give-back.ts';
import type { Line } from '../lines/order-lines.repository.ts';
import { presentPolicy } from '../lines/present-policy.ts';
import { calendarPath } from '../order-path.ts';

export type LineFacts = { line: Line; course: OrderCourse };
export type LineDetailFacts = LineFacts & {
  /** Of its order. */
  reference: string;
  /** With what it would give back. */
  withdrawal: (Postponement & { back: BackInTwoWays }) | null;
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
  const agreed = presentPolicy(line.policy, countedDays({ startDate, today }, line.policyStartOn));
  return line.priceEur ? agreed : { ...agreed, cancellation: [] };
};

const presentWithdrawal = ({ withdrawal }: LineDetailFacts): OrderLineDetail['freeWithdrawal'] =>
  withdrawal && {
    formerStartDate: withdrawal.fromDate,
    startDate: withdrawal.toDate,
    reason: withdrawal.reason,
    until: withdrawal.withdrawUntil.toISOString(),
    refundEur: withdrawal.back.moneyEur,
    creditEur: withdrawal.back.creditEur,
  };

const calendarOf = ({ reference, line, course }: LineDetailFacts): string =>
  line.policyStartOn ? calendarPath(reference, line) : `${coursePage(course)}/calendar.ics`;

const linksOf = (facts: LineDetailFacts): OrderLineDetail['links'] => {
  const { line, course, cancellation, access } = facts;
  const takesPlace = cancellation === null;
  const hasDates = takesPlace && course.startDate !== null && isLiveLine(line) && !isOnlyForOthers(line);
  const isSelfPaced = course.kind === 'ELearningCourse';
  return {
    course: takesPlace ? coursePage(course) : null,
    calendar: hasDates ? calendarOf(facts) : null,
    learning: isSelfPaced && access ? viewerPage(course.slug) : null,
  };
};

/** What somebody who was invited has confirmed is theirs. */
const ownConfirmations = ({ line }: LineDetailFacts): string[] =>
  isOnlyForOthers(line) ? [] : line.confirmations.map(({ label }) => label);

export const presentLineDetail = (facts: LineDetailFacts): OrderLineDetail => ({
  ...presentLine(facts),
  enrolled: facts.access !== undefined,
  accessUntil: facts.access?.accessUntil ?? null,
  confirmations: ownConfirmations(facts),
  policy: presentAgreed(facts),
  documents: facts.documents,
  freeWithdrawal: presentWithdrawal(facts),
  courseCancelled: facts.cancellation?.reason ?? null,
  links: linksOf(facts),
});
