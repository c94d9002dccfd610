import type { RetentionName } from '#domain/privacy/retention.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Ctx, ReadCtx } from './context.ts';

/** Some of what is due, the oldest first; `path` is where the office sees it. */
type Sample = { label: string; at: Date; path: string | null };
type DueRows = {
  /** What a run would take away now. */
  rows: number;
  oldest: Date | null;
  newest: Date | null;
  sample: readonly Sample[];
  /** What is old enough and stays all the same, by the reason; one row may have several. */
  kept: readonly { why: string; rows: number }[];
  /** Of a rule that warns: who would be warned now, and who was and may still come back. */
  warning: { owed: number; waiting: number } | null;
};

/** How what nobody needs any more is found and taken away. Both go by one condition. */
export type RetentionRule = {
  name: RetentionName;
  /** Changes nothing. */
  findDue(reads: Pick<ReadCtx, 'db' | 'ports' | 'now'>, before: Date): Promise<DueRows>;
  /** At most so many, each looked at again under its lock; how many there were, and none where none is left. */
  takeAway(ctx: Ctx, before: Date, limit: number): Promise<number>;
  /** Of one that takes nothing away before its person was told. */
  warning?: {
    /** At most so many; how many there were, and none where none is left. */
    warn(ctx: Ctx, before: Date, limit: number): Promise<number>;
    /** What was said holds no longer: the rule is switched off. */
    takeBack(db: Tx): Promise<unknown>;
  };
};

declare module './context.ts' {
  interface Ports {
    retentionRules: readonly RetentionRule[];
  }
}
