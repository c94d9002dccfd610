import type { RetentionChoice, RetentionDue, RetentionRun } from '#contracts/people/admin-retention.ts';
import { monthsBefore } from '#domain/privacy/retention.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { findChoice, listChoices, listRuns } from './retention.repository.ts';

const SHOWN = 50;

export const getRetention = async ({
  db,
}: ReadCtx): Promise<{ rules: RetentionChoice[]; runs: RetentionRun[] }> => ({
  rules: await listChoices(db),
  runs: (await listRuns(db, SHOWN)).map(({ run: { id, name, rows, warned, startedAt, endedAt }, by }) => ({
    ...{ _id: id, name, rows, warned, by },
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  })),
});

/** What would go now by the months that are chosen, also of rules that are switched off. */
export const dryRunRetention = async (ctx: ReadCtx): Promise<{ due: RetentionDue[] }> => {
  const due: RetentionDue[] = [];
  for (const { name, findDue } of ctx.ports.retentionRules) {
    const { months } = await findChoice(ctx.db, name);
    const { rows, oldest, newest, sample, kept, warning } = await findDue(ctx, monthsBefore(ctx.now, months));
    due.push({
      ...{ name, rows, kept: [...kept], warning },
      oldest: oldest?.toISOString() ?? null,
      newest: newest?.toISOString() ?? null,
      sample: sample.map((one) => ({ ...one, at: one.at.toISOString() })),
    });
  }
  return { due };
};
