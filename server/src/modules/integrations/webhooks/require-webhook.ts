import { AppError } from '#server/calls/app-error.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { findWebhook, lockWebhook, type StoredWebhook } from './webhooks.repository.ts';

export const requireWebhook = async (db: Db | Tx, id: string): Promise<StoredWebhook> => {
  const webhook = await findWebhook(db, id);
  if (!webhook) throw new AppError('not-found');
  return webhook;
};

/** Whoever changes it waits for whoever is changing it. */
export const requireLocked = async (db: Tx, id: string): Promise<StoredWebhook> => {
  const webhook = await lockWebhook(db, id);
  if (!webhook) throw new AppError('not-found');
  return webhook;
};
