import type { Slide } from '#contracts/learning/content.ts';
import { call } from '#web/lib/client.ts';
import { AT, type CourseContent, openingSpot, SLIDE, slidesOf } from './course-outline.ts';
import type { OpenPage, SlideAnswer } from './open-course.ts';

/** The course whose viewer is open, and what of its version was read already: that never changes. */
let opened: { accountId: string; content: CourseContent } | null = null;
const slides = new Map<string, Promise<SlideAnswer>>();

/** Keeps what a viewer opened with, until the function that it gives back is called. */
export function keepOpen(accountId: string, content: CourseContent): () => void {
  opened = { accountId, content };
  return forgetOpen;
}

/** The course was changed: what is opened next comes from the server. */
export function forgetOpen() {
  opened = null;
  slides.clear();
}

/** Another slide of the course that is open; null where that is not the one that is meant. */
export async function openFromShelf(courseId: string, query: URLSearchParams): Promise<OpenPage | null> {
  if (!opened || ![opened.content.course.courseId, opened.content.course._id].includes(courseId)) return null;
  return openAt(opened.accountId, opened.content, query);
}

/** A course at the slide that an address names, or where it was left; null without any slide. */
export async function openAt(
  accountId: string,
  content: CourseContent,
  query: URLSearchParams,
): Promise<OpenPage | null> {
  const spot = openingSpot(content, { slide: query.get(SLIDE), at: query.get(AT) });
  if (!spot) return null;
  return { accountId, closed: null, open: { content, spot, ...(await slideOf(content, spot.slideId)) } };
}

/** Keeps this slide, and reads the one after it while somebody looks at it, with what is heard with that. */
export async function readAhead(content: CourseContent, current: Slide | string) {
  const currentId = typeof current === 'string' ? current : current.slideId;
  if (typeof current !== 'string') slides.set(currentId, Promise.resolve({ slide: current, problem: null }));
  const all = slidesOf(content.modules);
  const next = all[all.findIndex(({ slideId }) => slideId === currentId) + 1];
  if (!next) return;
  const { slide } = await slideOf(content, next.slideId);
  if (!slide) return;
  const recording = slide.narration?.audioFile;
  if (recording) Object.assign(new Audio(), { preload: 'auto', src: recording });
  for (const url of photosOf(slide)) new Image().src = url;
}

/** One request for a slide, however often it is asked for; what failed is asked for anew. */
function slideOf({ course, version }: CourseContent, slideId: string): Promise<SlideAnswer> {
  const asked = slides.get(slideId);
  if (asked) return asked;
  const answer = ask({ courseId: course.courseId, version, slideId });
  slides.set(slideId, answer);
  return answer;
}

async function ask(asked: { courseId: string; version: number; slideId: string }): Promise<SlideAnswer> {
  const answer = await call('getSlide', asked);
  if (answer.success) return { slide: answer.slide, problem: null };
  slides.delete(asked.slideId);
  return { slide: null, problem: { message: answer.message, needsLogin: answer.status === 401 } };
}

function photosOf(slide: Slide): string[] {
  const pictures =
    slide.type === 'compare'
      ? [slide.before.picture, slide.after.picture]
      : 'picture' in slide
        ? [slide.picture]
        : [];
  return pictures.flatMap((picture) => (picture.kind === 'photo' ? [picture.url] : []));
}
