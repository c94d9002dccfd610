import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { showSite } from '../settings/index.ts';
import { gatherEntries } from './gather-entries.ts';
import type { Wanted } from './pages-of-data.ts';
import {
  deleteEntries,
  listEntries,
  lockRefreshing,
  type SearchEntry,
  saveEntries,
} from './search.repository.ts';

/** Brings what can be found to what is there; whoever comes second finds nothing to do. */
export const refreshSearch = async (ctx: Ctx): Promise<void> => {
  await lockRefreshing(ctx.db);
  const present = new Map((await listEntries(ctx.db)).map((entry) => [entry.path, entry]));
  // Two files cannot have one address; of two that try, the first is shown.
  const wanted = new Map(
    (await gatherEntries(ctx.db, await showSite(ctx))).toReversed().map((e) => [e.path, e]),
  );
  const changed = [...wanted.values()].filter((entry) => !isSame(entry, present.get(entry.path)));
  await deleteEntries(
    ctx.db,
    [...present.keys()].filter((path) => !wanted.has(path)),
  );
  await saveEntries(
    ctx.db,
    changed.map(({ updatedAt, ...entry }) => ({ ...entry, id: uuidv7(), updatedAt: updatedAt ?? ctx.now })),
  );
};

const TEXTS = ['kind', 'title', 'keywords', 'body', 'detail'] as const;

const isSame = (wanted: Wanted, present: SearchEntry | undefined): boolean =>
  present !== undefined &&
  TEXTS.every((name) => wanted[name] === present[name]) &&
  wanted.sortAt?.getTime() === present.sortAt?.getTime() &&
  (wanted.updatedAt === null || wanted.updatedAt.getTime() === present.updatedAt.getTime());
