import type { SignedInCtx } from '#server/calls/context.ts';

/** Puts into a course that was just copied what a module downstream has of the other, in the transaction of the copy. */
export type CourseCopier = (ctx: SignedInCtx, copy: { fromId: string; toId: string }) => Promise<void>;

declare module '#server/calls/context.ts' {
  interface Ports {
    courseCopiers: readonly CourseCopier[];
  }
}
