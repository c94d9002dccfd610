import { addMonths, type LocalDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { PersonOnCourse } from '../orders/index.ts';
import { insertEnrolment } from './enrolments.repository.ts';

const FREE_ACCESS_MONTHS = 12;

type Accepted = PersonOnCourse & {
  placeId: string;
  isFree: boolean;
  /** The day from which the time of access counts. */
  today: LocalDate;
};

/** Whoever has accepted a place takes part: what was paid for is accessible for life, what was free for a year. */
export const enrol = async (ctx: Ctx, { isFree, today, ...accepted }: Accepted): Promise<void> => {
  const accessUntil = isFree ? addMonths(today, FREE_ACCESS_MONTHS) : null;
  await insertEnrolment(ctx.db, { ...accepted, id: uuidv7(), accessUntil, createdAt: ctx.now });
};
