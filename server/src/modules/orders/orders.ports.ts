import type { OrderCourse } from '#contracts/orders/orders.ts';
import type { EligibilityRules } from '#domain/checkout/eligibility.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import type { LicenceRule } from '#domain/licences/licence-standing.ts';
import type { PaymentOptions } from '#domain/plans/plan-parts.ts';
import type { PolicyTerms } from '#domain/policies/policy-terms.ts';
import type { CurrentPrice, EarlyBird } from '#domain/pricing/current-price.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import type { Ctx, Ports } from '#server/calls/context.ts';
import type { SoldCourse } from '#server/modules/catalogue/index.ts';
import type { ReturnPaths } from '#server/modules/payments/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Line } from './lines/order-lines.repository.ts';
import type { Order, PersonOnCourse } from './orders.repository.ts';

/** What a course costs now and what is agreed with it. */
export type Offer = {
  current: CurrentPrice;
  earlyBird: EarlyBird | null;
  /** Ways to pay it where it is bought alone. */
  options: PaymentOptions;
  /** The calendar day that it is where the course is, or the academy, by which parts fall due. */
  today: LocalDate;
  startDate: LocalDate | null;
  /** Null where nothing but staff gives money back. */
  policy: PolicyTerms | null;
  eligibility: EligibilityRules;
  licence: LicenceRule;
};

/** Where a person is sent about a course of this kind. */
export type CoursePaths = {
  checkout: string;
  /** Where somebody who is enrolled already is better off than at the checkout. */
  enrolled: string;
  /** The pages that say how a first payment went. */
  results(order: Pick<Order, 'reference' | 'totalEur'>): ReturnPaths;
};

/**
 * A kind of course as orders see it: each kind registers one, and orders know no more of it than this. What takes
 * something is called under the order's lock, line by line in the order of `inLockOrder`.
 */
export interface OrderedKind<Of extends SoldCourse = SoldCourse> {
  kind: Of['kind'];
  /** Whether it can be bought now. Whether a seat is left is decided by who takes one. */
  isOpen(course: Of, now: Date): boolean;
  /**
   * The ids of those of these courses of which nothing is left for who has not begun to buy yet, nor held so long that it
   * is free again, nor offered to the one who asks.
   */
  listFull(db: Tx | Db, courses: readonly Of[], userId: string | null): Promise<readonly string[]>;
  price(course: Of, now: Date): Offer;
  /**
   * Takes what a line's places need until they are paid for; null when there is not enough for all of them. Asked
   * again it answers with what is held. `heldUntil` is null where nothing ends.
   */
  hold(ctx: Ctx, line: Line, holdMinutes?: number): Promise<{ heldUntil: Date | null } | null>;
  /** Moves the end of what a line holds; false when it holds nothing any more. */
  extend(ctx: Ctx, line: Line, until: Date): Promise<boolean>;
  /** Why it cannot become final, whatever is left of it, as a sentence for its buyer. */
  findObstacle(ctx: Ctx, line: Line): Promise<string | null>;
  /** Enrols somebody by a place of a confirmed order; whoever may learn no more begins anew. */
  admit(
    ctx: Ctx,
    admitted: PersonOnCourse & { placeId: string },
    order: Pick<Order, 'method'>,
  ): Promise<void>;
  /**
   * Makes it final and admits everybody whose place it is. False where nothing was held and nothing is left, which can
   * be of a single place alone: several are held before.
   */
  confirm(ctx: Ctx, line: Line, order: Pick<Order, 'method'>): Promise<boolean>;
  /** Gives back what a line's places hold or have, and ends their enrolments; harmless where there is nothing. */
  release(ctx: Ctx, line: Line, reason: string): Promise<void>;
  /**
   * The seat of one place becomes another's, whose person is admitted in the same transaction, and who sat there takes part
   * no more.
   */
  handOver(ctx: Ctx, line: Line, seat: { from: string; to: string; reason: string }): Promise<void>;
  /** When its first session begins; null where everybody begins when they like. */
  beginsAt(course: Of): Date | null;
  describe(course: Of): { course: OrderCourse; paths: CoursePaths };
  /** The place by which a person may take part in a course now, until the end of which day; null for life. */
  access(
    db: Tx | Db,
    person: PersonOnCourse,
    now: Date,
  ): Promise<{ placeId: string; accessUntil: string | null } | undefined>;
}

declare module '#server/calls/context.ts' {
  interface Ports {
    courseKinds: ReadonlyMap<CourseKind, OrderedKind>;
  }
}

export const requireKind = ({ courseKinds }: Pick<Ports, 'courseKinds'>, kind: CourseKind): OrderedKind => {
  const found = courseKinds.get(kind);
  if (!found) throw new Error(`courses of the kind ${kind} are not sold`);
  return found;
};

export const kindOf = ({ ports }: Pick<Ctx, 'ports'>, course: SoldCourse): OrderedKind =>
  requireKind(ports, course.kind);
