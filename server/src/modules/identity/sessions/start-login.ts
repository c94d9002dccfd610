import { deviceName } from '#domain/accounts/device-name.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { identityEvents } from '../identity.events.ts';
import { knownDeviceOf } from '../passwords/known-devices.ts';
import { startSession } from './start-session.ts';

/** A session of an account that was there before: its owner is told where the browser is new to it. */
export const startLogin = async (ctx: Ctx, user: { id: string }, byPasskey = false): Promise<void> => {
  const isKnown = knownDeviceOf(ctx, user.id) !== null;
  await startSession(ctx, user, byPasskey);
  if (isKnown) return;
  const device = deviceName(ctx.caller.userAgent ?? '');
  await announce(ctx, identityEvents['user.new-device'], {
    userId: user.id,
    device,
    at: ctx.now.toISOString(),
  });
};
