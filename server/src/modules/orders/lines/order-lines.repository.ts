import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Confirmation } from '#domain/checkout/eligibility.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import type { EurMinor } from '#domain/money/money.ts';
import type { PlaceState } from '#domain/orders/place-state.ts';
import type { PolicyTerms } from '#domain/policies/policy-terms.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { orderLines, orderPlaces, orders } from '#server/db/schema/index.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** One person that a line is for; without a user it waits for whoever was invited, by the invitation of that number. */
export type Place = {
  id: string;
  userId: string | null;
  email: string | null;
  /** 0 of the buyer's own. */
  claimVersion: number;
  state: PlaceState;
};

/** One course of an order. Price parts in cents and policy are null until the order is placed. */
export type Line = {
  id: string;
  kind: CourseKind;
  courseId: string;
  title: string;
  code: string;
  listEur: EurMinor | null;
  earlyBirdEur: EurMinor | null;
  promoEur: EurMinor | null;
  /** Above or below the current price, as staff have agreed, and why. */
  adjustmentEur: number;
  adjustmentReason: string;
  priceEur: EurMinor | null;
  policy: PolicyTerms | null;
  confirmations: Confirmation[];
  /** The line that brought this one, free of charge. */
  cameWith: string | null;
  /** The earliest start that the policy counts from, once the line was moved to another run. */
  policyStartOn: LocalDate | null;
  places: Place[];
};

const PLACES_OF_LINE = sql`(select jsonb_agg(jsonb_build_object(
    'id', ${orderPlaces.id}, 'userId', ${orderPlaces.userId}, 'email', ${orderPlaces.email},
    'claimVersion', ${orderPlaces.claimVersion}, 'state', ${orderPlaces.state}
  ) order by ${orderPlaces.id}) from ${orderPlaces} where ${orderPlaces.lineId} = ${orderLines.id})`;

const LINES = sql`(select coalesce(jsonb_agg(jsonb_build_object(
    'id', ${orderLines.id}, 'kind', ${orderLines.kind}, 'courseId', ${orderLines.courseId},
    'title', ${orderLines.title}, 'code', ${orderLines.code},
    'listEur', ${orderLines.listEur}, 'earlyBirdEur', ${orderLines.earlyBirdEur},
    'promoEur', ${orderLines.promoEur}, 'adjustmentEur', ${orderLines.adjustmentEur},
    'adjustmentReason', ${orderLines.adjustmentReason}, 'priceEur', ${orderLines.priceEur},
    'policy', ${orderLines.policy}, 'confirmations', ${orderLines.confirmations}, 'cameWith', ${orderLines.cameWith},
    'policyStartOn', ${orderLines.policyStartOn},
    'places', coalesce(${PLACES_OF_LINE}, '[]')
  ) order by ${orderLines.position}), '[]') from ${orderLines} where ${orderLines.orderId} = ${orders.id})`;

/**
 * Read with the order, so that an order is never without them. Wrapped once more, since a query on one table alone drops
 * the names of tables from what is outermost.
 */
export const LINES_OF_ORDER: SQL<Line[]> = sql<Line[]>`${LINES}`;

/** What is agreed of a line when its order is placed. */
export type FrozenLine = Pick<
  Line,
  | 'id'
  | 'title'
  | 'code'
  | 'listEur'
  | 'earlyBirdEur'
  | 'promoEur'
  | 'adjustmentEur'
  | 'adjustmentReason'
  | 'priceEur'
  | 'policy'
  | 'confirmations'
>;

/** A part of the statement that writes the order. */
export const freezingLine = (db: Tx, { id, ...terms }: FrozenLine, position: number) =>
  db
    .$with(`line_${position}`)
    .as(db.update(orderLines).set(terms).where(eq(orderLines.id, id)).returning({ id: orderLines.id }));

export type PlaceMove = { placeIds: readonly string[]; to: PlaceState; at: Date };

/** The same: places follow their order. */
export const movingPlaces = (db: Tx, { placeIds, to, at }: PlaceMove) =>
  db.$with(`places_${to}`).as(
    db
      .update(orderPlaces)
      .set({
        state: to,
        ...(to === 'accepted' && { acceptedAt: at }),
        ...(to === 'cancelled' && { cancelledAt: at }),
      })
      .where(inArray(orderPlaces.id, [...placeIds]))
      .returning({ id: orderPlaces.id }),
  );

/** What is written anew of a line that goes to another run. */
type TakenLine = Pick<
  Line,
  | 'courseId'
  | 'title'
  | 'code'
  | 'listEur'
  | 'earlyBirdEur'
  | 'promoEur'
  | 'adjustmentEur'
  | 'priceEur'
  | 'policyStartOn'
>;

/** A line and its places are of another run. */
export const takeLineTo = async (db: Tx, lineId: string, taken: TakenLine): Promise<void> => {
  await db.update(orderLines).set(taken).where(eq(orderLines.id, lineId));
  await db.update(orderPlaces).set({ courseId: taken.courseId }).where(eq(orderPlaces.lineId, lineId));
};
