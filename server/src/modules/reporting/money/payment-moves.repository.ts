import { and, desc, eq, gte, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PAYMENT_WAYS } from '#contracts/reporting/payment-ways.ts';
import type { SaleKind } from '#domain/payments/sale-kind.ts';
import type { Page } from '#server/calls/page.ts';
import { courses, lineChanges, orders, paymentCases, paymentMoves, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { CHANGE_KIND, ORDER_KIND } from '../../orders/index.ts';
import { CASE_KIND } from '../../payment-cases/index.ts';
import { isOneOf, type OfCourses } from '../reports/of-courses.repository.ts';

/** Days of the academy, both included. */
export type MovesFilter = OfCourses & {
  from?: string | undefined;
  to?: string | undefined;
  kind?: SaleKind | undefined;
  way?: (typeof PAYMENT_WAYS)[number] | undefined;
};

export const isMove = ({ from, to, kind, way, ...courses }: MovesFilter): SQL =>
  and(
    from ? gte(paymentMoves.day, from) : undefined,
    to ? lte(paymentMoves.day, to) : undefined,
    kind && eq(paymentMoves.kind, kind),
    way && (way === 'in' ? eq(paymentMoves.move, 'received') : ne(paymentMoves.move, 'received')),
    isOneOf(sql`${paymentMoves.courseId}`, courses),
  ) ?? sql`true`;

/** A page goes on after the row of its cursor, which an id alone does not place. */
const isAfter = (id: string) =>
  sql`(${paymentMoves.at}, ${paymentMoves.id}) < (select one.at, one.id from ${paymentMoves} one where one.id = ${id})`;

/** Newest first, with the order or case that each is of. */
export const listMoves = (db: Tx | Db, filter: MovesFilter, { before, limit }: Page) =>
  db
    .select({
      id: paymentMoves.id,
      at: paymentMoves.at,
      kind: paymentMoves.kind,
      move: paymentMoves.move,
      eur: paymentMoves.eur,
      course: { code: courses.code, title: courses.title },
      order: { reference: orders.reference, firstName: users.firstName, lastName: users.lastName },
      case: { id: paymentCases.id, number: paymentCases.number, payerName: paymentCases.payerName },
    })
    .from(paymentMoves)
    .leftJoin(courses, eq(courses.id, paymentMoves.courseId))
    .leftJoin(
      lineChanges,
      and(eq(paymentMoves.ownerKind, CHANGE_KIND), eq(lineChanges.id, paymentMoves.ownerId)),
    )
    .leftJoin(
      orders,
      or(
        eq(orders.id, lineChanges.orderId),
        and(eq(paymentMoves.ownerKind, ORDER_KIND), eq(orders.id, paymentMoves.ownerId)),
      ),
    )
    .leftJoin(users, eq(users.id, orders.userId))
    .leftJoin(
      paymentCases,
      and(eq(paymentMoves.ownerKind, CASE_KIND), eq(paymentCases.id, paymentMoves.ownerId)),
    )
    .where(and(isMove(filter), before ? isAfter(before) : undefined))
    .orderBy(desc(paymentMoves.at), desc(paymentMoves.id))
    .limit(limit);

export type Move = Awaited<ReturnType<typeof listMoves>>[number];

/** How many rows the filter finds, and their sum in cents: counted from the rows themselves. */
export const totalOfMoves = async (
  db: Tx | Db,
  filter: MovesFilter,
): Promise<{ count: number; eur: number }> => {
  const [row] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      eur: sql`coalesce(sum(${paymentMoves.eur}), 0)`.mapWith(Number),
    })
    .from(paymentMoves)
    .where(isMove(filter));
  return row ?? { count: 0, eur: 0 };
};
