import type { InputOf } from '#contracts/endpoint.ts';
import type { updateSettings as call } from '#contracts/site/admin-settings.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { Ctx, OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { recordAudit } from '../audit/index.ts';
import { hasProvedTwoSteps, requireOwnPassword } from '../identity/index.ts';
import { lockSettings, type VersionedSettings, writeSettings } from './settings.repository.ts';

const ASKED = 'settings.security.requireTwoStepForAdmins';

/** Where transfers go is among them: whoever finds the office's browser open must not change that. */
export const updateSettings = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  { password, ...wish }: InputOf<typeof call>,
): Promise<VersionedSettings> => {
  await requireOwnPassword(ctx, password);
  const { requireTwoStepForAdmins } = wish.settings.security;
  if (requireTwoStepForAdmins && !(await hasProvedTwoSteps(ctx.database, ctx.caller.user)))
    throw fieldError(ASKED, 'Please set up two-step login for yourself first, or log in with a passkey');
  return ctx.transact((tx) => replaceSettings(tx, wish));
};

/** `version` is the one that was read: a change that somebody else made since is not overwritten. */
const replaceSettings = async (ctx: Ctx, wish: VersionedSettings): Promise<VersionedSettings> => {
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
