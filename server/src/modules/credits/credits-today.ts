import { type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';

/** The academy's calendar says until when a credit is good. */
export const todayOf = ({ now }: Pick<Ctx, 'now'>): LocalDate => localDate(localDateIn(now, ACADEMY_ZONE));
