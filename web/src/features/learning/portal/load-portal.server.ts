import { learningFigures } from '#domain/learning/course-standing.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { toCatalogCourse } from './catalog-course.ts';
import { toMyCourse } from './my-course.ts';
import { findNextLesson } from './next-lesson.ts';
import { portalView } from './portal-view.ts';

type Args = Parameters<typeof personalApi>[0] & { request: Request };

export type PortalPage = Awaited<ReturnType<typeof loadPortal>>;

/** The courses of one's own, the last learned first, and the one to go on with. */
export async function loadMyElearning(args: Args) {
  const answer = await personalApi(args).call('listMyElearning', {});
  const mine = requireAnswer(answer, args.request);
  return { own: mine.courses.map(toMyCourse), lesson: findNextLesson(mine) };
}

/** Who has a course begins at their own ones, who has none at the catalog. */
export async function loadPortal(args: Args) {
  const view = portalView.readFrom(args.request);
  const { own, lesson } = await loadMyElearning(args);
  const tab = view.tab || (own.length > 0 ? 'my-courses' : 'catalog');
  const offered =
    tab === 'catalog' ? requireAnswer(await personalApi(args).call('listElearning', {})).courses : null;
  const bySlug = new Map(own.map((course) => [course.slug, course]));
  return {
    view,
    // Counted of the same courses as `getMyStats` counts them.
    stats: learningFigures(own),
    lesson,
    catalog: offered?.map((course) => toCatalogCourse(course, bySlug.get(course.courseId))) ?? null,
    mine: tab === 'my-courses' ? own : null,
    restarting: bySlug.get(view.restart) ?? null,
    now: new Date().toISOString(),
  };
}
