import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Confirmation } from '#domain/checkout/eligibility.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import type { EurMinor } from '#domain/money/money.ts';
import type { PlaceState } from '#domain/orders/place-state.ts';
import type { PolicyTerms } from '#domain/policies/policy-terms.ts';
import { orderLines, orderPlaces, orders } from '#server/db/schema/index.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** One person that a line is for; without a user it waits for whoever was invited. */
export type Place = { id: string; userId: string | null; email: string | null; state: PlaceState };

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
  priceEur: EurMinor | null;
  policy: PolicyTerms | null;
  confirmations: Confirmation[];
  /** The line that brought this one, free of charge. */
  cameWith: string | null;
  places: Place[];
};

const PLACES_OF_LINE = sql`(select jsonb_agg(jsonb_build_object(
    'id', ${orderPlaces.id}, 'userId', ${orderPlaces.userId}, 'email', ${orderPlaces.email}, 'state', ${orderPlaces.state}
  ) order by ${orderPlaces.id}) from ${orderPlaces} where ${orderPlaces.lineId} = ${orderLines.id})`;

const LINES = sql`(select coalesce(jsonb_agg(jsonb_build_object(
    'id', ${orderLines.id}, 'kind', ${orderLines.kind}, 'courseId', ${orderLines.courseId},
    'title', ${orderLines.title}, 'code', ${orderLines.code},
    'listEur', ${orderLines.listEur}, 'earlyBirdEur', ${orderLines.earlyBirdEur},
    'promoEur', ${orderLines.promoEur}, 'priceEur', ${orderLines.priceEur},
    'policy', ${orderLines.policy}, 'confirmations', ${orderLines.confirmations}, 'cameWith', ${orderLines.cameWith},
    'places', coalesce(${PLACES_OF_LINE}, '[]')
  ) order by ${orderLines.position}), '[]') from ${orderLines} where ${orderLines.orderId} = ${orders.id})`;

/**
 * Read with the order, so that an order is never without them. Wrapped once more, since a query on one table alone drops
 * the names of tables from what is outermost.
 */
export const LINES_OF_ORDER: SQL<Line[]> = sql<Line[]>`${LINES}`;

export type NewDraft = {
  order: { id: string; reference: string; userId: string; promoCode: string | null; createdAt: Date };
  line: { id: string; kind: CourseKind; courseId: string; title: string; code: string };
  placeId: string;
};

/**
 * A draft of one line with one place, for its buyer; false when that person has an open place on the course already,
 * also one that another transaction was just making. The place goes first: only who gets it gets an order.
 */
export const insertDraft = async (db: Tx, { order, line, placeId }: NewDraft): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    with place as (
      insert into ${orderPlaces} (id, line_id, course_id, user_id, state)
      values (${placeId}, ${line.id}, ${line.courseId}, ${order.userId}, 'open')
      on conflict do nothing returning line_id
    ), line as (
      insert into ${orderLines} (id, order_id, position, kind, course_id, title, code)
      select line_id, ${order.id}::uuid, 0, ${line.kind}, ${line.courseId}::uuid, ${line.title}, ${line.code} from place
      returning order_id
    )
    insert into ${orders} (id, reference, user_id, state, promo_code, created_at)
    select order_id, ${order.reference}, ${order.userId}::uuid, 'draft', ${order.promoCode}, ${order.createdAt.toISOString()}::timestamptz
    from line returning id`);
  return rows.length > 0;
};

/** What is agreed of a line when its order is placed. */
export type FrozenLine = Pick<
  Line,
  'id' | 'title' | 'code' | 'listEur' | 'earlyBirdEur' | 'promoEur' | 'priceEur' | 'policy' | 'confirmations'
>;

/** A part of the statement that writes the order. */
export const freezingLine = (db: Tx, { id, ...terms }: FrozenLine, position: number) =>
  db
    .$with(`line_${position}`)
    .as(db.update(orderLines).set(terms).where(eq(orderLines.id, id)).returning({ id: orderLines.id }));

export type PlaceMove = { placeIds: readonly string[]; to: PlaceState; at: Date };

/** The same: places follow their order. */
export const movingPlaces = (db: Tx, { placeIds, to, at }: PlaceMove) =>
  db.$with('places').as(
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
