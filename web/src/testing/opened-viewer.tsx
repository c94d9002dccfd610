import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import type { Slide } from '#contracts/learning/content.ts';
import type { Beside } from '#web/features/learning/beside.ts';
import type { LearningLog } from '#web/features/learning/learning-log.ts';
import { openingSpot } from '#web/features/learning/viewer/course-outline.ts';
import type { OpenCourse } from '#web/features/learning/viewer/open-course.ts';
import { Viewer } from '#web/features/learning/viewer/viewer.tsx';
import { draw, during, words } from './drawn-page.tsx';
import { sampleContent, sampleSlide } from './sample-learning.ts';

// The viewer of the sample course, with a log that only listens.

/** What the viewer told, in its order; positions apart. */
export let told: string[] = [];

const SAVED = { kind: 'saved', at: null } as const;
const NONE: readonly string[] = [];

export const listeningLog: LearningLog = {
  seen: (slideId) => told.push(`seen ${slideId}`),
  completed: (slideId) => told.push(`completed ${slideId}`),
  position: () => undefined,
  answered: (slideId, questionId, given) => told.push(`answered ${slideId} ${questionId} ${given}`),
  subscribe: () => () => undefined,
  getSnapshot: () => SAVED,
  getLeft: () => NONE,
  retry: () => undefined,
};

export const NO_NOTES: Beside = {
  notes: null,
  noteCount: 0,
  bookmarks: null,
  bookmarkedSpots: [],
  bookmark: () => undefined,
  write: () => undefined,
};

interface Given {
  /** Of the address. */
  query?: string;
  /** Slides that other visits completed and could not send. */
  left?: readonly string[];
  slideOf?: (slideId: string) => Slide;
  beside?: Beside;
  content?: ReturnType<typeof sampleContent>;
  problem?: OpenCourse['problem'];
}

export async function openViewer(given: Given = {}) {
  const { query = '', slideOf = sampleSlide, beside = NO_NOTES, problem = null, left = NONE } = given;
  const content = given.content ?? sampleContent();
  told = [];
  const log = { ...listeningLog, getLeft: () => left };
  const Page = () => (
    <Viewer
      open={useLoaderData()}
      progress={content.progress}
      log={log}
      beside={beside}
      retry={() => told.push('retry')}
    />
  );
  const loader = ({ request }: { request: Request }): OpenCourse => {
    const asked = new URL(request.url).searchParams;
    const spot = openingSpot(content, { slide: asked.get('slide'), at: asked.get('at') });
    if (!spot) throw new Error('no slides');
    return { content, spot, slide: problem ? null : slideOf(spot.slideId), problem };
  };
  const router = createMemoryRouter(
    [
      { path: '/course', element: <Page />, loader, HydrateFallback: () => null },
      { path: '/elearning/portal', element: 'The portal' },
    ],
    { initialEntries: [`/course${query}`] },
  );
  await draw(<RouterProvider router={router} />);
  return router;
}

export function link(name: string): HTMLAnchorElement {
  const found = [...document.querySelectorAll('a')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name,
  );
  if (!found) throw new Error(`no link “${name}” on: ${words()}`);
  return found;
}

export const key = (name: string, target: EventTarget = document.body) =>
  during(() =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })),
  );

export const heading = () => document.querySelector('h1')?.textContent;
