import { afterEach, beforeEach, vi } from 'vitest';
import { slideIdsOf } from '#domain/course-builder/outline.ts';
import { DraftDesk } from '#web/features/course-builder/desk/draft-desk.ts';
import { SimulatedDraft, sampleDraft, sampleSlide } from './draft-server.ts';
import { breathe, newDevice } from './learning-device.ts';

/** Windows on one draft and the server behind them, anew for each test of the file; time passes when it is told to. */
export const visitedDrafts = () => {
  const world = { server: new SimulatedDraft(), told: [] as string[] };
  let open: DraftDesk[] = [];

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    newDevice();
    world.server = new SimulatedDraft();
    world.told = [];
    open = [];
  });
  afterEach(async () => {
    for (const desk of open) desk.close();
    await breathe();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const visit = async (accountId = 'nadia') => {
    const draft = { ...sampleDraft(), outline: world.server.outline };
    const desk = new DraftDesk({
      draft,
      drawer: { accountId, courseId: 'course' },
      post: world.server.post,
      first: { slide: sampleSlide('a'), revision: 1 },
    });
    open.push(desk);
    const left = desk.open((message) => world.told.push(message));
    await breathe();
    return { desk, left: await left };
  };
  /** The window is gone at once: nothing more is sent from it. */
  const crash = (desk: DraftDesk) => {
    open = open.filter((one) => one !== desk);
    world.server.mood = 'well';
  };
  return Object.assign(world, { visit, crash });
};

export const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await breathe();
};
export function retitle(desk: DraftDesk, slideId: string, title: string) {
  const slide = desk.getState().slides.get(slideId);
  if (!slide) throw new Error(`slide ${slideId} was not read`);
  desk.change({ ...slide, title });
}
export const titleAt = (desk: DraftDesk, slideId: string) => desk.getState().slides.get(slideId)?.title;
export const order = (desk: DraftDesk) => slideIdsOf(desk.getState().outline).join('');
export const saveKind = (desk: DraftDesk) => desk.getState().save.kind;
export const MOVE_A = { kind: 'move-slide', slideId: 'a', sectionId: 'z', before: 'e' } as const;
