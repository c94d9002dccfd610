import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Course, findCancellation } from '#server/modules/catalogue/index.ts';
import { listReceipts, listRefundPapers } from '#server/modules/documents/index.ts';
import { requireUser } from '#server/modules/identity/index.ts';
import { findFiles } from '#server/modules/media/index.ts';
import {
  listCaptures,
  listObligations,
  listRefunds,
  paidByObligation,
  paidOf,
} from '#server/modules/payments/index.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { findFreeWithdrawal } from '../ending/free-withdrawal.ts';
import { offersOf } from '../lines/price-lines.ts';
import { kindOf } from '../orders.ports.ts';
import type { Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';
import type { DetailFacts } from './orders.present.ts';

const documentsOf = async (db: Db | Tx, { media }: Course): Promise<DetailFacts['documents']> => {
  const files = await findFiles(db, media.documents);
  return media.documents.map((url) => ({ url, name: media.captions[url] || files.get(url)?.name || url }));
};

/** Everything that the page of one order shows. */
export const gatherOrder = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'ports'>,
  order: Order,
): Promise<DetailFacts> => {
  const { db, now } = ctx;
  const owner = ownerOf(order);
  const [first] = await offersOf(ctx, order);
  if (!first) throw new AppError('course-not-found');
  const { course, offer } = first;
  const isCancelled = course.status === 'cancelled';
  const kind = kindOf(ctx, course);
  const access = await kind.access(db, { userId: order.userId, courseId: course.id }, now);
  const isEnrolled = order.lines.some(({ places }) => places.some(({ id }) => id === access?.placeId));
  return {
    order,
    course: kind.describe(course).course,
    today: offer.today,
    cancellation: isCancelled ? ((await findCancellation(db, course.id)) ?? { reason: '' }) : null,
    withdrawal: await findFreeWithdrawal(db, order, now),
    captures: await listCaptures(db, owner),
    payer: await requireUser(db, order.userId),
    paid: await paidOf(db, owner),
    parts: await listObligations(db, owner),
    paidByPart: await paidByObligation(db, owner),
    receipts: await listReceipts(db, owner),
    refunds: await listRefunds(db, owner),
    refundPapers: await listRefundPapers(db, owner),
    isEnrolled,
    accessUntil: isEnrolled ? (access?.accessUntil ?? null) : null,
    documents: isEnrolled ? await documentsOf(db, course) : [],
    bank: (await readSettings(db)).bank,
  };
};
