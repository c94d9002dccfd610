import type { Ctx } from '#server/calls/context.ts';

/** So many seats of a course that somebody held or had are free; what an offer let go of is not among them. */
export type FreedSeats = { courseId: string; freed: number };

declare module '#server/calls/context.ts' {
  interface Ports {
    /** Who waits in line for seats: asked under the course's lock whenever some have become free, or may be offered. */
    waitingList: { handOver(ctx: Ctx, seats: FreedSeats): Promise<void> };
  }
}
