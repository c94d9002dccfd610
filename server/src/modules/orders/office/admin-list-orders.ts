import type { InputOf } from '#contracts/endpoint.ts';
import type { adminListOrders as call } from '#contracts/orders/admin-orders.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Ctx, ReadCtx } from '#server/calls/context.ts';
import { cutPage, toPage } from '#server/calls/page.ts';
import { findCourse } from '#server/modules/catalogue/index.ts';
import { ownersInNeed } from '#server/modules/payments/index.ts';
import { typedWords } from '#server/platform/db/words.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { gatherOrders } from '../reading/gather-orders.ts';
import { type OrderFilter, standingCompany, totalOfOrders } from '../reading/order-filter.repository.ts';
import { listAllOrders, type PayerOrder } from '../reading/order-lists.repository.ts';
import { presentAdminSummary } from './admin-orders.present.ts';

const SIZE = 25;

export const adminListOrders = async (ctx: Ctx, query: InputOf<typeof call>) => {
  const course = query.course ? await findCourse(ctx.db, query.course) : null;
  if (query.course && !course) return { orders: [], total: null, nextCursor: null };
  const companyId = query.company ? await standingCompany(ctx.db, query.company) : undefined;
  const filter = { ...filterOf(query, ctx.now), courseId: course?.id, companyId };
  const words = typedWords(query.q ?? '');
  const found = await listAllOrders(ctx.db, { ...filter, words }, toPage(query.cursor, SIZE));
  const { rows, nextCursor } = cutPage(found, SIZE, ({ order }) => order.id);
  const isCounted = (filter.due || filter.step || filter.companyId) && words.length === 0;
  return {
    orders: await summarise(ctx, rows),
    total: isCounted ? await totalOfOrders(ctx.db, filter) : null,
    nextCursor,
  };
};

const filterOf = (
  { state, method, person, due, step, from, to }: InputOf<typeof call>,
  now: Date,
): OrderFilter => ({
  state: state || undefined,
  personId: person || undefined,
  method: method || undefined,
  due: due ? { state: due, today: localDate(localDateIn(now, ACADEMY_ZONE)) } : undefined,
  step: step || undefined,
  from,
  to,
});

/** Rows for the back office, each with whether somebody has to look at it. */
export const summarise = async (ctx: Pick<ReadCtx, 'db' | 'ports'>, rows: PayerOrder[]) => {
  const marked = await ownersInNeed(
    ctx.db,
    rows.map(({ order }) => order.id),
  );
  const facts = await gatherOrders(ctx, rows);
  return facts.map((one) => presentAdminSummary(one, marked.has(one.order.id)));
};
