import { dueOn } from '#domain/privacy/request-due.ts';
import { localDate } from '#domain/time/local-date.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import type { StoredRequest } from './privacy.repository.ts';

/** Days are those of the academy. */
export const presentRequest = ({ askedAt, outcome, reason }: StoredRequest) => ({
  askedAt: askedAt.toISOString(),
  dueOn: dueOn(localDate(localDateIn(askedAt, ACADEMY_ZONE))),
  state: outcome ?? ('open' as const),
  reason,
});
