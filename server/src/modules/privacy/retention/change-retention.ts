import type { InputOf } from '#contracts/endpoint.ts';
import type { adminRetentionEndpoints } from '#contracts/people/admin-retention.ts';
import { RETENTION } from '#domain/privacy/retention.ts';
import { fieldError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { recordAudit } from '../../audit/index.ts';
import { requireRecentLogin } from '../../identity/index.ts';
import { findChoice, holdRunOf, saveChoice } from './retention.repository.ts';

/** What goes by a rule is gone for good: neither sooner than the rule allows nor by a session that was left open. */
export const changeRetention = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  { name, months, isEnabled, password }: InputOf<typeof adminRetentionEndpoints.changeRetention>,
): Promise<void> => {
  const { least, most } = RETENTION[name];
  if (months < least || months > most)
    throw fieldError('months', `Please choose from ${least} to ${most} months`);
  await requireRecentLogin(ctx, password);
  await ctx.transact(async (step) => {
    const { name: _, ...before } = await findChoice(step.db, name);
    const after = { months, isEnabled };
    await saveChoice(step.db, { name, ...after }, step.now);
    if (!isEnabled) {
      // What a batch under way has warned of is taken back too, and none comes after it.
      await holdRunOf(step.db, name);
      await ctx.ports.retentionRules.find((rule) => rule.name === name)?.warning?.takeBack(step.db);
    }
    const facts = { action: 'retention.changed', objectKind: 'retention-rule', objectId: name };
    await recordAudit({ ...step, caller: ctx.caller }, { ...facts, before, after });
  });
};
