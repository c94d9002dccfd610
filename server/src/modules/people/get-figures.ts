import type { ReadCtx } from '#server/calls/context.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { countCertificatesOf } from '../certification/index.ts';
import { requireUser } from '../identity/index.ts';
import { countLearntBy } from '../learning/index.ts';
import { figuresOfPeople, NO_ORDERS } from '../orders/index.ts';
import { MESSAGES } from './get-timeline.ts';
import { countMoments } from './timeline.repository.ts';

export const getFigures = async ({ db, now }: Pick<ReadCtx, 'db' | 'now'>, id: string) => {
  const { email } = await requireUser(db, id);
  const ordered = await figuresOfPeople(db, { people: [id], today: localDateIn(now, ACADEMY_ZONE) });
  const moments = await countMoments(db, { id, email });
  return {
    ...(ordered.get(id) ?? NO_ORDERS),
    learning: await countLearntBy(db, id),
    certificates: (await countCertificatesOf(db, [id])).get(id) ?? 0,
    messages: MESSAGES.reduce((sum, kind) => sum + (moments.get(kind) ?? 0), 0),
    moments: [...moments.values()].reduce((sum, count) => sum + count, 0),
  };
};
