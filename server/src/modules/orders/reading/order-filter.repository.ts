import { and, eq, inArray, isNotNull, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { dueStates, orderSteps } from '#contracts/orders/order-query.ts';
import { addDays, type LocalDate, localDate } from '#domain/time/local-date.ts';
import { companies, obligations, orderLines, orders } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { ACADEMY_ZONE } from '#server/platform/time.ts';
import type { Order } from '../orders.repository.ts';

export type DueState = (typeof dueStates)[number];
export type OrderStep = (typeof orderSteps)[number];
/** `from` and `to` are days of the academy, both included, and so is `today`. */
export type OrderFilter = {
  state?: Order['state'];
  method?: NonNullable<Order['method']>;
  courseId?: string;
  personId?: string;
  companyId?: string;
  words?: readonly string[];
  due?: { state: DueState; today: LocalDate };
  step?: OrderStep;
  from?: string;
  to?: string;
};

const SOON_DAYS = 14;

/** The last day of what is soon due. */
export const dueUntil = (today: LocalDate): LocalDate => addDays(today, SOON_DAYS);

/** All but the words of a filter, which `order-search.repository.ts` looks for. Drafts only where they are asked for. */
export const isFound = (
  db: Tx | Db,
  { state, method, courseId, personId, companyId, due, step, from, to }: OrderFilter,
): SQL | undefined =>
  and(
    due ? isIn('confirmed') : undefined,
    due && inArray(orders.id, db.select({ id: obligations.ownerId }).from(obligations).where(isDue(due))),
    step && HAS_COME_TO[step],
    state || !step ? isIn(state) : undefined,
    method && eq(orders.method, method),
    courseId ? isOrderOf(db, courseId) : undefined,
    personId ? eq(orders.userId, personId) : undefined,
    companyId ? eq(orders.companyId, companyId) : undefined,
    from ? sql`${orders.createdAt} >= ${startOf(from)}` : undefined,
    to ? sql`${orders.createdAt} < ${startOf(addDays(localDate(to), 1))}` : undefined,
  );

/** Written into the statement: whether an index leads to them quickly depends on how many orders are in the state. */
const isIn = (state: Order['state'] | undefined): SQL =>
  state ? sql`${orders.state} = ${sql.raw(`'${state}'`)}` : ne(orders.state, 'draft');

/** Which company stands for this one: itself, or what it has become part of, which its orders went over to. */
export const standingCompany = async (db: Tx | Db, id: string): Promise<string> => {
  const [row] = await db
    .select({ mergedIntoId: companies.mergedIntoId })
    .from(companies)
    .where(eq(companies.id, id));
  return row?.mergedIntoId ?? id;
};

/** An order with a line of this course. */
export const isOrderOf = (db: Tx | Db, courseId: string): SQL =>
  inArray(
    orders.id,
    db.select({ id: orderLines.orderId }).from(orderLines).where(eq(orderLines.courseId, courseId)),
  );

const isDue = ({ state, today }: NonNullable<OrderFilter['due']>) =>
  and(
    eq(obligations.ownerKind, 'order'),
    isNull(obligations.voidedAt),
    lt(obligations.appliedAed, obligations.aed),
    state === 'late' ? lt(obligations.dueOn, today) : undefined,
    state === 'soon' ? lte(obligations.dueOn, dueUntil(today)) : undefined,
  );

const HAS_COME_TO: Readonly<Record<OrderStep, SQL | undefined>> = {
  begun: undefined,
  placed: isNotNull(orders.placedAt),
  paid: isNotNull(orders.confirmedAt),
};

const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${ACADEMY_ZONE})`;

/** Those that a filter without words finds. */
export const listOrderIds = async (db: Tx | Db, filter: OrderFilter): Promise<string[]> => {
  const rows = await db.select({ id: orders.id }).from(orders).where(isFound(db, filter));
  return rows.map(({ id }) => id);
};

/** How many orders a filter without words finds. */
export const countOrders = (db: Tx | Db, filter: OrderFilter): Promise<number> =>
  db.$count(orders, isFound(db, filter));

/** How many orders of the filter have come to each step. */
export const countSteps = async (db: Tx | Db, filter: OrderFilter): Promise<Record<OrderStep, number>> => {
  const countOf = (step: OrderStep) =>
    sql`count(*) filter (where ${HAS_COME_TO[step] ?? sql`true`})`.mapWith(Number);
  const [row] = await db
    .select({ begun: countOf('begun'), placed: countOf('placed'), paid: countOf('paid') })
    .from(orders)
    .where(isFound(db, { ...filter, step: 'begun' }));
  return row ?? { begun: 0, placed: 0, paid: 0 };
};

/** How many orders are found, and what their parts in question still lack, in cents of euro. */
export const totalOfOrders = async (db: Tx | Db, filter: OrderFilter) => {
  const { due, ...others } = filter;
  if (!due) return { orders: await countOrders(db, filter), dueEur: 0 };
  return (await totalsDue(db, due, others)).found;
};

/** The same of the parts in question, and of those among them that are overdue. */
export const totalsDue = async (
  db: Tx | Db,
  { state, today }: NonNullable<OrderFilter['due']>,
  filter: OrderFilter = {},
) => {
  const open = sql`${obligations.eur} - round(${obligations.eur} * ${obligations.appliedAed}::numeric / ${obligations.aed})`;
  const among = (parts: SQL) => ({
    orders: sql`count(distinct ${obligations.ownerId}) filter (where ${parts})`.mapWith(Number),
    dueEur: sql`coalesce(sum(${open}) filter (where ${parts}), 0)`.mapWith(Number),
  });
  // Limited, so that the order of each part is looked up: the planner takes open parts for many and would read all orders.
  const owner = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, obligations.ownerId), isIn('confirmed'), isFound(db, filter)))
    .limit(1)
    .as('owner');
  const [row] = await db
    .select({ late: among(sql`${obligations.dueOn} < ${today}`), found: among(sql`true`) })
    .from(obligations)
    .crossJoinLateral(owner)
    .where(isDue({ state, today }));
  return row ?? { late: NOTHING_DUE, found: NOTHING_DUE };
};

const NOTHING_DUE = { orders: 0, dueEur: 0 };
