import { randomBytes } from 'node:crypto';

export type Clock = () => Date;

export const secondsOf = (now: Clock): number => Math.floor(now().getTime() / 1000);

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
