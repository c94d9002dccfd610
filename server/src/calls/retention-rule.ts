import type { RetentionName } from '#domain/privacy/retention.ts';
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
};

/** How what nobody needs any more is found and taken away. Both go by one condition. */
export type RetentionRule = {
  name: RetentionName;
  /** Changes nothing. */
  findDue(reads: Pick<ReadCtx, 'db' | 'ports' | 'now'>, before: Date): Promise<DueRows>;
  /** At most so many, each looked at again under its lock; how many there were, and none where none is left. */
  takeAway(ctx: Ctx, before: Date, limit: number): Promise<number>;
};

declare module './context.ts' {
  interface Ports {
    retentionRules: readonly RetentionRule[];
  }
}
