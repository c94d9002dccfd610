import { hasAccess } from '#domain/learning/access.ts';
import { localDate } from '#domain/time/local-date.ts';
import { ACADEMY_ZONE } from '#web/lib/academy-zone.ts';
import { dayIn } from '#web/lib/format.ts';
import { listTold } from '../log/event-shelf.ts';
import type { Closed, KeptPage, ViewerPage } from '../viewer/open-course.ts';
import { openAt } from '../viewer/slide-shelf.ts';
import { caughtUp } from './catch-up.ts';
import { recall } from './copies.ts';

/** The course that this device keeps, where its learner stands in it by now; until the last day of their access. */
export async function openKept({ accountId, kept }: KeptPage, query: URLSearchParams): Promise<ViewerPage> {
  const { accessUntil, course } = kept;
  const closed = (why: Closed): ViewerPage => ({ accountId, closed: why, open: null });
  const today = localDate(dayIn(ACADEMY_ZONE, new Date().toISOString()));
  if (accessUntil !== null && !hasAccess(localDate(accessUntil), today)) {
    return closed({ kind: 'ended', accessUntil });
  }
  const { courseId } = course;
  const said = await recall({ accountId, courseId }, 'progress');
  const progress = caughtUp(kept, said, await listTold({ accountId, courseId }));
  const page = await openAt(accountId, { ...kept, progress }, query);
  return page ?? closed({ kind: 'empty', hasModules: kept.modules.length > 0 });
}
