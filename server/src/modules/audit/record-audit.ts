import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { insertAuditEntry } from './audit.repository.ts';

export type AuditFacts = {
  action: string;
  objectKind: string;
  objectId: string;
  before?: unknown;
  after?: unknown;
};

/** In the transaction of the change: neither exists without the other. */
export const recordAudit = async (ctx: Ctx, facts: AuditFacts): Promise<void> => {
  const { user, key } = ctx.caller;
  await insertAuditEntry(ctx.db, {
    ...facts,
    id: uuidv7(),
    actorId: user?.id ?? null,
    apiKeyId: key?.id ?? null,
    requestId: ctx.requestId,
    at: ctx.now,
  });
};
