import { unreadable } from '#web/forms/unreadable.ts';
import type { SaveRequest } from './save-answer.ts';

/** What a form has sent to be saved; its values are read by the call. */
export async function readSave<V>(request: Request): Promise<SaveRequest<V>> {
  const sent = await request.json();
  if (!isObject(sent) || !isObject(sent.values) || typeof sent.idempotencyKey !== 'string')
    throw unreadable();
  return sent as unknown as SaveRequest<V>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
