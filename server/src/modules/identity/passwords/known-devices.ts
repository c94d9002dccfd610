import { randomBytes } from 'node:crypto';
import type { Caller, Ctx } from '#server/calls/context.ts';
import { createSealer } from '#server/platform/sealer.ts';

const DAYS = 365;

/** Proves that somebody has logged in with this browser before, by a seal for one account; it signs nobody in. */
export type KnownDevices = {
  sealFor(deviceId: string, userId: string): string;
  isSealed(seal: string | undefined, deviceId: string, userId: string): boolean;
};

declare module '#server/calls/context.ts' {
  interface Ports {
    knownDevices: KnownDevices;
  }
}

export const createKnownDevices = (key: string, previous?: string): KnownDevices => {
  const { seal, isSealOf } = createSealer(key, previous);
  const named = (deviceId: string, userId: string) => `device:${deviceId}:${userId}`;
  return {
    sealFor: (deviceId, userId) => seal(named(deviceId, userId)),
    isSealed: (given, deviceId, userId) => isSealOf(given, named(deviceId, userId)),
  };
};

const nameAt = (publicUrl: string) => (publicUrl.startsWith('https:') ? '__Host-device' : 'device');

type Facts = { caller: Caller; ports: Ctx['ports'] };

/** The id of the browser where the account has been logged into from it; else null. */
export const knownDeviceOf = ({ caller, ports }: Facts, userId: string): string | null => {
  const prefix = `${nameAt(ports.publicUrl)}=`;
  const pairs = (caller.cookie ?? '').split(';').map((part) => part.trim());
  const value = pairs.find((part) => part.startsWith(prefix))?.slice(prefix.length) ?? '';
  const [, deviceId = '', seal] = /^([\w-]{22})\.([\w-]{43})$/.exec(value) ?? [];
  return ports.knownDevices.isSealed(seal, deviceId, userId) ? deviceId : null;
};

/** From now on a wrong password of somebody else does not keep this browser waiting. */
export const rememberDevice = (ctx: Ctx, userId: string): void => {
  const { publicUrl, knownDevices } = ctx.ports;
  const deviceId = knownDeviceOf(ctx, userId) ?? randomBytes(16).toString('base64url');
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const value = `${nameAt(publicUrl)}=${deviceId}.${knownDevices.sealFor(deviceId, userId)}`;
  const lasts = `Path=/; Max-Age=${DAYS * 24 * 60 * 60}`;
  ctx.effects.cookies.push(`${value}; ${lasts}; HttpOnly; SameSite=Lax${secure}`);
};
