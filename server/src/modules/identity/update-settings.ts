import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { recordAudit } from './record-audit.ts';
import { lockSettings, type VersionedSettings, writeSettings } from './settings.repository.ts';

/** `version` is the one that was read: a change that somebody else made since is not overwritten. */
export const updateSettings = async (ctx: Ctx, wish: VersionedSettings): Promise<VersionedSettings> => {
  const before = await lockSettings(ctx.db);
  if (before.version !== wish.version) throw new AppError('conflict');
  const after = { settings: wish.settings, version: before.version + 1 };
  await writeSettings(ctx.db, after, ctx.now);
  await recordAudit(ctx, {
    action: 'settings.changed',
    objectKind: 'settings',
    objectId: String(after.version),
    before: before.settings,
    after: after.settings,
  });
  return after;
};
