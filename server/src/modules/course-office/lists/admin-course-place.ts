import { z } from 'zod';
import { ADMIN_COURSE_SORTS, type AdminCourseSort } from '#contracts/course-office/admin-course-lists.ts';
import { storable } from '#contracts/fields.ts';

/** What rows are ordered by: a column, or what comes next. */
export type Order = { by: AdminCourseSort | 'next'; isDownwards: boolean };

/** An order that nobody offers is as good as none. */
export const readOrder = (sort = ''): Order => {
  const by = ADMIN_COURSE_SORTS.find((one) => one === sort.replace(/^-/, ''));
  return by ? { by, isDownwards: sort.startsWith('-') } : { by: 'next', isDownwards: false };
};

const place = z.tuple([
  /** What has nothing to be ordered by comes in a later part of the list, whichever way it is ordered. */
  z.int32(),
  z.union([z.int(), z.string().refine(storable)]),
  /** Equals are in the order of their dates, and then of their ids. */
  z.int32(),
  z.uuid(),
]);
export type Place = z.output<typeof place>;

const nameOf = ({ by, isDownwards }: Order) => (isDownwards ? `-${by}` : by);

export const toCursor = (order: Order, at: Place): string =>
  Buffer.from(JSON.stringify([nameOf(order), at])).toString('base64url');

const TEXTS: readonly Order['by'][] = ['code', 'title', 'category', 'location'];

/** Where a page begins. A cursor of another order, or of nobody's making, is as good as none. */
export const readCursor = (cursor: string | undefined, order: Order): Place | null => {
  if (!cursor) return null;
  const found = z.tuple([z.literal(nameOf(order)), place]).safeParse(parseJson(cursor));
  if (!found.success) return null;
  const at = found.data[1];
  return (typeof at[1] === 'string') === TEXTS.includes(order.by) ? at : null;
};

const parseJson = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
};
