import { sizeText } from '#web/uploads/file-words.ts';
import type { Plan } from './plan.ts';

export const KEEP = 'Keep on this device';
export const KEPT_HERE = 'Kept on this device';
export const KEEPING_FAILED = 'The course could not be kept. Nothing of it was left here. Please try again.';
export const OFFLINE_TEST = 'A test needs a connection';
export const NEEDS_CONNECTION = 'Needs a connection';

export const noRoomText = ({ bytes, free }: Pick<Plan, 'bytes' | 'free'>): string =>
  free === null
    ? `${sizeText(bytes)} are needed. Remove something from this device and try again.`
    : `${sizeText(bytes)} are needed and the browser has ${sizeText(Math.max(0, free))} left. Remove something from this device and try again.`;
