import { expiredBackups } from '#domain/operations/backup-retention.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { keyOf, listBackups, requirePlace } from './backup-place.ts';
import { deleteRunsBefore, findLastRun } from './backup-runs.repository.ts';

/** How long it is remembered how backups and drills went. */
const REMEMBERED_MS = 400 * 86_400_000;

/** Removes the backups that need not be kept any more; none while the newest could not be restored. Returns their names. */
export const clearOldBackups = async (ctx: OuterCtx): Promise<string[]> => {
  const place = requirePlace(ctx.ports.backups);
  await deleteRunsBefore(ctx.database, new Date(ctx.now.getTime() - REMEMBERED_MS));
  const drill = await findLastRun(ctx.database, 'drill');
  if (drill && !drill.ok) return [];
  const kept = await listBackups(place);
  const expired = new Set(
    expiredBackups(
      kept.map(({ at }) => at),
      ctx.now,
    ),
  );
  const names = kept.filter(({ at }) => expired.has(at)).map(({ name }) => name);
  for (const name of names) await place.remove(keyOf(name));
  return names;
};
