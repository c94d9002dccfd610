import type { Letter } from '#emails/letter.ts';
import type { Ctx } from '#server/calls/context.ts';

/** Reads from ids what the mail says; null when there is nothing to say any more. */
export type Composer = (ctx: Ctx, ids: Record<string, string>) => Promise<Letter | null>;
