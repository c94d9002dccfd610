import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import {
  type Course,
  courseDirectory,
  findCancellation,
  getCourse,
} from '#server/modules/catalogue/index.ts';
import { listReceipts } from '#server/modules/documents/index.ts';
import { requireUser } from '#server/modules/identity/index.ts';
import { findFiles } from '#server/modules/media/index.ts';
import {
  listCaptures,
  listObligations,
  listRefunds,
  NOTHING_PAID,
  obligationsByOwner,
  paidByObligation,
  paidByOwner,
  paidOf,
} from '#server/modules/payments/index.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { findFreeWithdrawal } from '../ending/free-withdrawal.ts';
import { isEnrolledBy } from '../enrolments/enrolments.repository.ts';
import type { Order } from '../orders.repository.ts';
import { ORDER_KIND, ownerOf } from '../owner-of.ts';
import type { PayerOrder } from './order-lists.repository.ts';
import type { DetailFacts, OrderFacts } from './orders.present.ts';

/** Rows of a list with what their figures are read from. */
export const gatherOrders = async (db: Tx | Db, rows: PayerOrder[]): Promise<OrderFacts[]> => {
  const owners = { kind: ORDER_KIND, ids: rows.map(({ order }) => order.id) };
  const directory = await courseDirectory(
    db,
    rows.map(({ order }) => order.courseId),
  );
  const paid = await paidByOwner(db, owners);
  const parts = await obligationsByOwner(db, owners);
  return rows.map(({ order, payer }) => {
    const course = directory.get(order.courseId);
    if (!course) throw new AppError('course-not-found');
    const { id } = order;
    return { order, payer, course, paid: paid.get(id) ?? NOTHING_PAID, parts: parts.get(id) ?? [] };
  });
};

const documentsOf = async (db: Ctx['db'], { media }: Course): Promise<DetailFacts['documents']> => {
  const files = await findFiles(db, media.documents);
  return media.documents.map((url) => ({ url, name: media.captions[url] || files.get(url)?.name || url }));
};

/** Everything that the page of one order shows. */
export const gatherOrder = async (ctx: Pick<Ctx, 'db' | 'now'>, order: Order): Promise<DetailFacts> => {
  const { db, now } = ctx;
  const owner = ownerOf(order);
  const course = await getCourse(db, order.courseId);
  const isCancelled = course.status === 'cancelled';
  const isEnrolled = await isEnrolledBy(db, order.id);
  return {
    order,
    now,
    course,
    cancellation: isCancelled ? ((await findCancellation(db, course.id)) ?? { reason: '' }) : null,
    withdrawal: await findFreeWithdrawal(db, order, now),
    captures: await listCaptures(db, owner),
    payer: await requireUser(db, order.userId),
    paid: await paidOf(db, owner),
    parts: await listObligations(db, owner),
    paidByPart: await paidByObligation(db, owner),
    receipts: await listReceipts(db, owner),
    refunds: await listRefunds(db, owner),
    isEnrolled,
    documents: isEnrolled ? await documentsOf(db, course) : [],
    bank: (await readSettings(db)).bank,
  };
};
