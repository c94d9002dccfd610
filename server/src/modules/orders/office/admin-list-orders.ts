import type { InputOf } from '#contracts/endpoint.ts';
import type { adminListOrders as call } from '#contracts/orders/admin-orders.ts';
import type { Ctx } from '#server/calls/context.ts';
import { cutPage, toPage } from '#server/calls/page.ts';
import { findCourse } from '#server/modules/catalogue/index.ts';
import { ownersInNeed } from '#server/modules/payments/index.ts';
import { typedWords } from '#server/platform/db/words.ts';
import { gatherOrders } from '../reading/gather-orders.ts';
import { listAllOrders, type PayerOrder } from '../reading/order-lists.repository.ts';
import { presentAdminSummary } from './admin-orders.present.ts';

const SIZE = 25;

export const adminListOrders = async (ctx: Ctx, query: InputOf<typeof call>) => {
  const course = query.course ? await findCourse(ctx.db, query.course) : null;
  if (query.course && !course) return { orders: [], nextCursor: null };
  const filter = {
    state: query.state || undefined,
    courseId: course?.id,
    words: typedWords(query.q ?? ''),
  };
  const found = await listAllOrders(ctx.db, filter, toPage(query.cursor, SIZE));
  const { rows, nextCursor } = cutPage(found, SIZE, ({ order }) => order.id);
  return { orders: await summarise(ctx, rows), nextCursor };
};

/** Rows for the back office, each with whether somebody has to look at it. */
export const summarise = async (ctx: Pick<Ctx, 'db' | 'ports'>, rows: PayerOrder[]) => {
  const marked = await ownersInNeed(
    ctx.db,
    rows.map(({ order }) => order.id),
  );
  const facts = await gatherOrders(ctx, rows);
  return facts.map((one) => presentAdminSummary(one, marked.has(one.order.id)));
};
