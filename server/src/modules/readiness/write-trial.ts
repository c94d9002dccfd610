import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { insertTrial, type Trial } from './readiness.repository.ts';

type Wish<K extends Trial['kind']> = Pick<Trial<K>, 'kind' | 'facts'> & { isConfirmed?: true };

/** Keeps what was tried, by whom and with what. Answers with its id. */
export const writeTrial = async <K extends Trial['kind']>(
  ctx: SignedInCtx,
  { kind, facts, isConfirmed }: Wish<K>,
): Promise<string> => {
  const id = uuidv7();
  const madeBy = ctx.caller.user.id;
  await insertTrial(ctx.db, {
    id,
    kind,
    facts,
    madeBy,
    madeAt: ctx.now,
    confirmedAt: isConfirmed ? ctx.now : null,
  });
  await recordAudit(ctx, {
    action: `readiness.${kind}-${isConfirmed ? 'confirmed' : 'tried'}`,
    objectKind: 'readiness',
    objectId: id,
    after: facts,
  });
  return id;
};
