import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Caller, Ctx } from '#server/calls/context.ts';

const DAYS = 365;

/** Proves that somebody has logged in with this browser before, by a seal for one account; it signs nobody in. */
export type KnownDevices = { sealFor(deviceId: string, userId: string): string };

declare module '#server/calls/context.ts' {
  interface Ports {
    knownDevices: KnownDevices;
  }
}

export const createKnownDevices = (key: string): KnownDevices => ({
  sealFor: (deviceId, userId) =>
    createHmac('sha256', key).update(`device:${deviceId}:${userId}`).digest('base64url'),
});

const nameAt = (publicUrl: string) => (publicUrl.startsWith('https:') ? '__Host-device' : 'device');

type Facts = { caller: Caller; ports: Ctx['ports'] };

/** The id of the browser where the account has been logged into from it; else null. */
export const knownDeviceOf = ({ caller, ports }: Facts, userId: string): string | null => {
  const prefix = `${nameAt(ports.publicUrl)}=`;
  const pairs = (caller.cookie ?? '').split(';').map((part) => part.trim());
  const value = pairs.find((part) => part.startsWith(prefix))?.slice(prefix.length) ?? '';
  const [, deviceId = '', seal = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(value) ?? [];
  const right = ports.knownDevices.sealFor(deviceId, userId);
  return seal !== '' && timingSafeEqual(Buffer.from(seal), Buffer.from(right)) ? deviceId : null;
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
