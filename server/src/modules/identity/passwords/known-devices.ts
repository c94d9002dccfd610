import { randomBytes } from 'node:crypto';
import type { Caller, Ctx } from '#server/calls/context.ts';
import { createSealer } from '#server/platform/sealer.ts';

const DAYS = 365;
/** As many accounts as share a browser, at a reception desk say; the one that was longest ago gives way. */
const ACCOUNTS = 8;

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

/** The browser's id and the seals of the accounts that were logged in with it, the latest first, as its cookie says. */
const readCookie = ({ caller, ports }: Facts): { deviceId: string; seals: string[] } | null => {
  const prefix = `${nameAt(ports.publicUrl)}=`;
  const pairs = (caller.cookie ?? '').split(';').map((part) => part.trim());
  const value = pairs.find((part) => part.startsWith(prefix))?.slice(prefix.length) ?? '';
  const [deviceId = '', ...seals] = value.split('.');
  if (!/^[\w-]{22}$/.test(deviceId)) return null;
  return { deviceId, seals: seals.filter((seal) => /^[\w-]{43}$/.test(seal)).slice(0, ACCOUNTS) };
};

/** The id of the browser where the account has been logged into from it; else null. */
export const knownDeviceOf = (facts: Facts, userId: string): string | null => {
  const { deviceId, seals } = readCookie(facts) ?? { deviceId: '', seals: [] };
  const { isSealed } = facts.ports.knownDevices;
  return seals.some((seal) => isSealed(seal, deviceId, userId)) ? deviceId : null;
};

/** From now on a wrong password of somebody else does not keep this browser waiting. */
export const rememberDevice = (ctx: Ctx, userId: string): void => {
  const { publicUrl, knownDevices } = ctx.ports;
  const { deviceId, seals } = readCookie(ctx) ?? {
    deviceId: randomBytes(16).toString('base64url'),
    seals: [],
  };
  const others = seals.filter((seal) => !knownDevices.isSealed(seal, deviceId, userId));
  const kept = [knownDevices.sealFor(deviceId, userId), ...others].slice(0, ACCOUNTS);
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const value = `${nameAt(publicUrl)}=${[deviceId, ...kept].join('.')}`;
  const lasts = `Path=/; Max-Age=${DAYS * 24 * 60 * 60}`;
  ctx.effects.cookies.push(`${value}; ${lasts}; HttpOnly; SameSite=Lax${secure}`);
};
