import type { LocalDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { PersonOnCourse } from '../orders/index.ts';
import { insertEnrolment } from './enrolments.repository.ts';

/** `accessUntil` is null for life. */
type Accepted = PersonOnCourse & { placeId: string; accessUntil: LocalDate | null };

/** Whoever has accepted a place takes part. */
export const enrol = async (ctx: Ctx, accepted: Accepted): Promise<void> => {
  await insertEnrolment(ctx.db, { ...accepted, id: uuidv7(), createdAt: ctx.now });
};
