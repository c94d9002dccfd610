import { and, asc, count, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { BillingInfo } from '#contracts/accounts/profile.ts';
import type { OrderState } from '#domain/orders/order-state.ts';
import type { Breakdown } from '#domain/pricing/breakdown.ts';
import { HOLD_GRACE_MS, SESSION_LEAD_MS } from '#domain/seats/seats.ts';
import { orderLines, orderPlaces, orders } from '#server/db/schema/index.ts';
import { type Db, isUniqueViolation, type Tx } from '#server/platform/db/database.ts';
import {
  type FrozenLine,
  freezingLine,
  LINES_OF_ORDER,
  type Line,
  movingPlaces,
  type PlaceMove,
} from './lines/order-lines.repository.ts';

type Row = typeof orders.$inferSelect;
/** What is frozen when an order is placed, as it was written. */
type Frozen = { breakdown: Breakdown | null; billing: BillingInfo | null };
type Columns = Omit<Row, keyof Frozen> & Frozen;
/** An order with its lines and their places. Whether a hold is over is said by the database's clock. */
export type Order = Columns & {
  lines: readonly Line[];
  /** So near its end that no payment may begin any more. */
  isEnding: boolean;
  /** So long over that its seats are free without asking the gateway. */
  isForfeited: boolean;
};
/** Somebody on a course, or at its checkout. */
export type PersonOnCourse = { userId: string; courseId: string };

const WITHOUT_LINES = {
  ...getTableColumns(orders),
  isEnding: sql<boolean>`coalesce(${orders.holdEndsAt} - make_interval(secs => ${SESSION_LEAD_MS / 1000}) <= now(), false)`,
  isForfeited: sql<boolean>`coalesce(${orders.holdEndsAt} + make_interval(secs => ${HOLD_GRACE_MS / 1000}) <= now(), false)`,
};

export const ORDER_COLUMNS = { ...WITHOUT_LINES, lines: LINES_OF_ORDER };

export const toOrder = (row: Row & Pick<Order, 'lines' | 'isEnding' | 'isForfeited'>): Order => row as Order;

/** An order that waits for its first payment and has a place of this person's own on the course. */
const isOpenOf = (db: Tx | Db, { userId, courseId }: PersonOnCourse) =>
  and(
    inArray(orders.state, ['draft', 'placed']),
    inArray(
      orders.id,
      db
        .select({ id: orderLines.orderId })
        .from(orderPlaces)
        .innerJoin(orderLines, eq(orderLines.id, orderPlaces.lineId))
        .where(
          and(
            eq(orderPlaces.userId, userId),
            eq(orderPlaces.courseId, courseId),
            eq(orderPlaces.state, 'open'),
          ),
        ),
    ),
  );

const findWhere = async (db: Tx | Db, where: SQL | undefined): Promise<Order | undefined> => {
  const [row] = await db.select(ORDER_COLUMNS).from(orders).where(where);
  return row && toOrder(row);
};

/**
 * The first lock of every transaction that changes an order or its money. Its lines are read when it is held: whoever
 * had to wait would read with the lock what they were before.
 */
const lockWhere = async (db: Tx, where: SQL | undefined): Promise<Order | undefined> => {
  const [locked] = await db.select({ id: orders.id }).from(orders).where(where).for('no key update');
  return locked && findOrder(db, locked.id);
};

export const findOrder = (db: Tx | Db, id: string) => findWhere(db, eq(orders.id, id));
export const findOrderByReference = (db: Tx | Db, reference: string) =>
  findWhere(db, eq(orders.reference, reference.toUpperCase()));
/** A person has at most one draft or placed order that gives them a place on a course. */
export const findOpenOrder = (db: Tx | Db, person: PersonOnCourse) => findWhere(db, isOpenOf(db, person));
export const lockOpenOrder = (db: Tx, person: PersonOnCourse) => lockWhere(db, isOpenOf(db, person));
export type OpenOrder = Pick<Order, 'id' | 'reference' | 'state'>;

/** The order that gave, or is to give, this place. */
export const findOrderOfPlace = (db: Tx | Db, placeId: string) =>
  findWhere(
    db,
    inArray(
      orders.id,
      db
        .select({ id: orderLines.orderId })
        .from(orderPlaces)
        .innerJoin(orderLines, eq(orderLines.id, orderPlaces.lineId))
        .where(eq(orderPlaces.id, placeId)),
    ),
  );

export const lockOrder = async (db: Tx, id: string): Promise<Order> => {
  const order = await lockWhere(db, eq(orders.id, id));
  if (!order) throw new Error(`order ${id} is gone`);
  return order;
};

/**
 * Writes a draft of one line with one place, for its buyer; false when that person has an open place on the course
 * already, also one that another transaction was just making. The place goes first: only who gets it gets an order.
 */
export const insertDraft = async (db: Tx, draft: Order): Promise<boolean> => {
  const { id, reference, userId, promoCode, createdAt } = draft;
  const [line] = draft.lines;
  const [place] = line?.places ?? [];
  if (!line || !place) throw new Error('a draft is of a course, for somebody');
  const { rows } = await db.execute(sql`
    with place as (
      insert into ${orderPlaces} (id, line_id, course_id, user_id, state)
      values (${place.id}, ${line.id}, ${line.courseId}, ${userId}, 'open')
      on conflict do nothing returning line_id
    ), line as (
      insert into ${orderLines} (id, order_id, position, kind, course_id, title, code)
      select line_id, ${id}::uuid, 0, ${line.kind}, ${line.courseId}::uuid, ${line.title}, ${line.code} from place
      returning order_id
    )
    insert into ${orders} (id, reference, user_id, state, promo_code, created_at)
    select order_id, ${reference}, ${userId}::uuid, 'draft', ${promoCode}, ${createdAt.toISOString()}::timestamptz
    from line returning id`);
  return rows.length > 0;
};

const OPEN_PLACE_KEY = 'order_places_open_per_person_key';

/** That its buyer has just begun to buy one of its courses otherwise. */
export const isPlaceTaken = (error: unknown): boolean => isUniqueViolation(error, OPEN_PLACE_KEY);

/** Writes a draft of any number of lines; see `isPlaceTaken`. */
export const insertLongDraft = async (db: Tx, draft: Order): Promise<void> => {
  const { id: orderId, reference, userId, promoCode, notes, soldBy, createdAt, lines } = draft;
  await db
    .insert(orders)
    .values({ id: orderId, reference, userId, state: 'draft', promoCode, notes, soldBy, createdAt });
  await db
    .insert(orderLines)
    .values(lines.map(({ places: _, ...line }, position) => ({ ...line, orderId, position })));
  await db
    .insert(orderPlaces)
    .values(
      lines.flatMap(({ id: lineId, courseId, places }) =>
        places.map((place) => ({ ...place, lineId, courseId })),
      ),
    );
};

/** Nothing was agreed in it, so nobody has to hear that it was. */
export const deleteDraft = async (db: Tx, id: string): Promise<void> => {
  await db.delete(orderLines).where(eq(orderLines.orderId, id));
  await db.delete(orders).where(and(eq(orders.id, id), eq(orders.state, 'draft')));
};

export type OrderChanges = {
  set: Partial<Columns> & { state?: OrderState };
  freeze?: readonly FrozenLine[];
  moves?: readonly PlaceMove[];
};

/** Writes an order with what is frozen of its lines and becomes of its places, in one statement. */
export const updateOrder = async (
  db: Tx,
  { id, lines }: Pick<Order, 'id' | 'lines'>,
  { set, freeze = [], moves = [] }: OrderChanges,
): Promise<Order> => {
  const parts = freeze.map((line, position) => freezingLine(db, line, position));
  const [row] = await db
    .with(...parts, ...moves.map((move) => movingPlaces(db, move)))
    .update(orders)
    .set(set)
    .where(eq(orders.id, id))
    .returning(WITHOUT_LINES);
  if (!row) throw new Error(`order ${id} is gone`);
  return toOrder({ ...row, lines: lines.map((line) => changeLine(line, { freeze, moves })) });
};

/** What the statement itself cannot answer, since it does not see its own parts. */
const changeLine = (
  line: Line,
  { freeze = [], moves = [] }: Pick<OrderChanges, 'freeze' | 'moves'>,
): Line => ({
  ...line,
  ...freeze.find(({ id }) => id === line.id),
  places: line.places.map((place) => ({
    ...place,
    state: moves.find(({ placeIds }) => placeIds.includes(place.id))?.to ?? place.state,
  })),
});

/** Orders whose hold is about to end, the longest waiting first. */
export const listEndingHolds = async (db: Tx | Db, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'placed'), ORDER_COLUMNS.isEnding))
    .orderBy(asc(orders.holdEndsAt))
    .limit(limit);
  return rows.map((row) => row.id);
};

/** Orders of a person that wait until their licence was looked at. */
export const listLookedAt = async (db: Tx | Db, userId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.state, 'placed'), eq(orders.licence, 'awaiting')))
    .orderBy(asc(orders.id));
  return rows.map((row) => row.id);
};

type Others = { except: string };

const isWaitingTransfer = and(eq(orders.state, 'placed'), eq(orders.method, 'bank'));

/** The reference of another order of a person that waits for a transfer. */
export const findWaitingTransfer = async (
  db: Tx,
  { userId, except }: Others & { userId: string },
): Promise<string | undefined> => {
  const [row] = await db
    .select({ reference: orders.reference })
    .from(orders)
    .where(and(isWaitingTransfer, eq(orders.userId, userId), ne(orders.id, except)))
    .limit(1);
  return row?.reference;
};

/** How many places on a course other orders hold until a transfer arrives. */
export const seatsWaitingForTransfers = async (
  db: Tx,
  { courseId, except }: Others & { courseId: string },
): Promise<number> => {
  const [row] = await db
    .select({ places: count() })
    .from(orderPlaces)
    .innerJoin(orderLines, eq(orderLines.id, orderPlaces.lineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isWaitingTransfer, eq(orderLines.courseId, courseId), ne(orders.id, except)));
  return row?.places ?? 0;
};
