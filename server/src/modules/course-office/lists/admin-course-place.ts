import { z } from 'zod';
import { storable } from '#contracts/fields.ts';

/** What rows are ordered by: a column, or what stands where none is chosen. */
export type Order<By extends string = string> = { by: By; isDownwards: boolean };

/** Null where an order is none of those that are offered. */
export const readOrder = <By extends string>(
  sort: string | undefined,
  offered: readonly By[],
): Order<By> | null => {
  const by = offered.find((one) => one === sort?.replace(/^-/, ''));
  return by && sort ? { by, isDownwards: sort.startsWith('-') } : null;
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

const toCursor = (order: Order, at: Place): string =>
  Buffer.from(JSON.stringify([nameOf(order), at])).toString('base64url');

const TEXTS: readonly string[] = ['code', 'title', 'category', 'location'];

/** Where a page begins. A cursor of another order, or of nobody's making, is as good as none. */
const readCursor = (cursor: string | undefined, order: Order): Place | null => {
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

const SIZE = 100;

type Page = { order: Order; cursor: string | undefined; limit: number | undefined };

/** The ids of a page of a list, with where the next one begins. */
export const pageOf = async (
  { order, cursor, limit = SIZE }: Page,
  list: (after: Place | null, limit: number) => Promise<Place[]>,
) => {
  // One more than is shown tells whether there is another page.
  const found = await list(readCursor(cursor, order), limit + 1);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return { ids: shown.map(([, , , id]) => id), nextCursor: last ? toCursor(order, last) : null };
};
