import type { Answer } from '#contracts/api.ts';
import type { ModuleOutline } from '#contracts/learning/elearning.ts';
import { percentComplete } from '#domain/learning/progress.ts';
import type { Spot } from '../beside.ts';
import { minutesOf } from '../time-text.ts';

export type CourseContent = Extract<Answer<'getCourseContent'>, { success: true }>;
export type SlideHead = ModuleOutline['sections'][number]['slides'][number];

/** All slides in the order of the course. */
export const slidesOf = (modules: readonly ModuleOutline[]): SlideHead[] =>
  modules.flatMap(({ sections }) => sections.flatMap(({ slides }) => slides));

/** What a page is called that shows a slide: 'Slide 4, Volume sets the dose'. */
export function titleOf({ modules }: CourseContent, slideId: string): string {
  const slides = slidesOf(modules);
  const at = slides.findIndex((slide) => slide.slideId === slideId);
  return `Slide ${at + 1}, ${slides[at]?.title ?? ''}`;
}

/** What of a slide's address is read: which one, and how far into it, in seconds. */
export const SLIDE = 'slide';
export const AT = 'at';
/** Asks for the page as a device keeps it. */
export const KEPT = 'kept';

export const addressOf = ({ slideId, positionMs }: Spot): { search: string } => {
  const at = Math.floor(positionMs / 1000);
  return { search: `?${SLIDE}=${encodeURIComponent(slideId)}${at > 0 ? `&${AT}=${at}` : ''}` };
};
export const slideAddress = (slideId: string) => addressOf({ slideId, positionMs: 0 });

/** Less than this before its end nobody goes on: it begins anew. */
const AT_THE_END_MS = 3000;

type Asked = { slide: string | null; at: string | null };

/**
 * Where the viewer opens: at the slide that the address names, else where the learner was, else at the first. It goes on at
 * the second that the address names, or at which that slide was left.
 */
export function openingSpot(
  { modules, progress }: Pick<CourseContent, 'modules' | 'progress'>,
  asked: Asked,
): Spot | null {
  const slides = slidesOf(modules);
  const find = (slideId: string | null | undefined) => slides.find((slide) => slide.slideId === slideId);
  const slide = find(asked.slide) ?? find(progress.position?.slideId) ?? slides[0];
  if (!slide) return null;
  const left = progress.position?.slideId === slide.slideId ? progress.position.positionMs : 0;
  const named = Number(asked.at);
  const wanted = asked.at !== null && named >= 0 ? named * 1000 : left;
  const end = slide.narration?.durationMs ?? slide.seconds * 1000;
  return { slideId: slide.slideId, positionMs: wanted > end - AT_THE_END_MS ? 0 : wanted };
}

/** How much of what counts is done, rounded down; null of a course in which nothing counts. */
export const percentOf = (modules: readonly ModuleOutline[], completed: ReadonlySet<string>): number | null =>
  percentComplete({
    completed,
    required: new Set(
      slidesOf(modules)
        .filter(({ isRequired }) => isRequired)
        .map(({ slideId }) => slideId),
    ),
  });

/** What of the course is done and what is left, by the marks that are shown. */
export function standing(slides: readonly SlideHead[], completed: ReadonlySet<string>) {
  const open = slides.filter(({ slideId }) => !completed.has(slideId));
  return {
    done: slides.length - open.length,
    open,
    minutesLeft: open.length === 0 ? 0 : minutesOf(open.reduce((sum, { seconds }) => sum + seconds, 0)),
  };
}

export const testAddress = (courseId: string, testId: string): string =>
  `/elearning/course/${encodeURIComponent(courseId)}/test/${encodeURIComponent(testId)}`;
