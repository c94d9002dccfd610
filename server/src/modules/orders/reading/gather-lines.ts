import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Course, courseDirectory, findCancellation } from '#server/modules/catalogue/index.ts';
import { findFiles, type StoredFile } from '#server/modules/media/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { findFreeWithdrawal } from '../ending/free-withdrawal.ts';
import { previewAllBack } from '../ending/give-back.ts';
import type { Line } from '../lines/order-lines.repository.ts';
import { kindOf } from '../orders.ports.ts';
import type { Order } from '../orders.repository.ts';
import type { LineDetailFacts } from './order-lines.present.ts';

type Reading = Pick<Ctx, 'db' | 'now' | 'ports'>;
type Taken = { line: Line; course: Course };

/** An order's courses as they are now, in the order of its lines. */
export const coursesOf = ({ lines }: Pick<Order, 'lines'>, directory: ReadonlyMap<string, Course>): Taken[] =>
  lines.map((line) => {
    const course = directory.get(line.courseId);
    if (!course) throw new AppError('course-not-found');
    return { line, course };
  });

/** Everything that the page of an order shows of its courses. */
export const gatherLines = async (ctx: Reading, order: Order): Promise<LineDetailFacts[]> => {
  const { db, now } = ctx;
  const directory = await courseDirectory(
    db,
    order.lines.map(({ courseId }) => courseId),
  );
  const move = await findFreeWithdrawal(db, order, now);
  const withdrawal = move && { ...move, back: await previewAllBack(db, order) };
  const files = await findFiles(
    db,
    [...directory.values()].flatMap(({ media }) => media.documents),
  );
  const gathered: LineDetailFacts[] = [];
  for (const taken of coursesOf(order, directory)) {
    const { line, course } = taken;
    const kind = kindOf(ctx, course);
    const access = await accessBy(ctx, taken, order.userId);
    gathered.push({
      reference: order.reference,
      line,
      course: kind.describe(course).course,
      today: kind.price(course, now).today,
      cancellation: await cancellationOf(db, course),
      withdrawal,
      access,
      documents: access ? documentsOf(course, files) : [],
    });
  }
  return gathered;
};

/** By which place of a line the buyer takes part, and until when. Nobody does before it is paid. */
const accessBy = async (ctx: Reading, { line, course }: Taken, userId: string) => {
  if (!line.places.some(({ state }) => state === 'accepted')) return undefined;
  const access = await kindOf(ctx, course).access(ctx.db, { userId, courseId: course.id }, ctx.now);
  return line.places.some(({ id }) => id === access?.placeId) ? access : undefined;
};

const cancellationOf = async (db: Db | Tx, { id, status }: Course) =>
  status === 'cancelled' ? ((await findCancellation(db, id)) ?? { reason: '' }) : null;

const documentsOf = ({ media }: Course, files: ReadonlyMap<string, StoredFile>) =>
  media.documents.map((url) => ({ url, name: media.captions[url] || files.get(url)?.name || url }));
