// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { slideIdsOf } from '#domain/course-builder/outline.ts';
import { SimulatedDraft, sampleDraft, sampleSlide } from '#web/testing/draft-server.ts';
import { breathe, newDevice } from '#web/testing/learning-device.ts';
import { blankSlide } from './blank-slide.ts';
import { DraftDesk } from './draft-desk.ts';

let server: SimulatedDraft;
let open: DraftDesk[];
let told: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  newDevice();
  server = new SimulatedDraft();
  open = [];
  told = [];
});
afterEach(async () => {
  for (const desk of open) desk.close();
  await breathe();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function visit(accountId = 'nadia') {
  const draft = { ...sampleDraft(), outline: server.outline };
  const desk = new DraftDesk({
    draft,
    drawer: { accountId, courseId: 'course' },
    post: server.post,
    first: { slide: sampleSlide('a'), revision: 1 },
  });
  open.push(desk);
  const left = desk.open((message) => told.push(message));
  await breathe();
  return { desk, left: await left };
}
/** The window is gone at once: nothing more is sent from it. */
const crash = (desk: DraftDesk) => {
  open = open.filter((one) => one !== desk);
  server.mood = 'well';
};
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await breathe();
};
function retitle(desk: DraftDesk, slideId: string, title: string) {
  const slide = desk.getState().slides.get(slideId);
  if (!slide) throw new Error(`slide ${slideId} was not read`);
  desk.change({ ...slide, title });
}
const titleAt = (desk: DraftDesk, slideId: string) => desk.getState().slides.get(slideId)?.title;
const order = (desk: DraftDesk) => slideIdsOf(desk.getState().outline).join('');
const saveKind = (desk: DraftDesk) => desk.getState().save.kind;
const MOVE_A = { kind: 'move-slide', slideId: 'a', sectionId: 'z', before: 'e' } as const;

describe('what is typed', () => {
  test('is saved once nothing was typed for a moment, and once for all keys', async () => {
    const { desk } = await visit();
    for (const title of ['V', 'Vo', 'Vol']) {
      retitle(desk, 'a', title);
      await pass(500);
    }
    expect(server.log).toEqual([]);
    expect(saveKind(desk)).toBe('saving');
    await pass(300);
    expect(server.log).toEqual(['save a']);
    expect(server.titleOf('a')).toBe('Vol');
    expect(saveKind(desk)).toBe('saved');
  });

  test('is saved at once when somebody turns to another slide, which is read with its neighbours', async () => {
    const { desk } = await visit();
    retitle(desk, 'a', 'Vol');
    desk.turnTo('c');
    await breathe();
    expect(server.titleOf('a')).toBe('Vol');
    expect([...desk.getState().slides.keys()].sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('while a save is under way follows it, and never beside it', async () => {
    const { desk } = await visit();
    retitle(desk, 'a', 'One');
    const first = desk.flush();
    retitle(desk, 'a', 'Two');
    await Promise.all([first, desk.flush()]);
    expect(server.titleOf('a')).toBe('Two');
    expect(server.log).toEqual(['save a', 'save a']);
    expect(server.overlaps).toBe(0);
  });

  test('marks its slide as edited, and no longer when it is taken back', async () => {
    const { desk } = await visit();
    const change = () => desk.getState().heads.get('a')?.change;
    retitle(desk, 'a', 'One');
    expect(change()).toBe('edited');
    desk.undo();
    expect(change()).toBeNull();
  });

  test('and is not taken as it is, is told, kept, and sent again when it is another', async () => {
    const { desk } = await visit();
    server.mood = 'refusing';
    retitle(desk, 'a', 'Far too long');
    await pass(800);
    expect(desk.getState().save).toEqual({ kind: 'refused', message: 'Too long.', isKept: true });
    server.mood = 'well';
    retitle(desk, 'a', 'Short');
    await pass(800);
    expect(server.titleOf('a')).toBe('Short');
  });
});

describe('the order', () => {
  test('changes here at once and there before the slides that were added', async () => {
    const { desk } = await visit();
    desk.actWithSlide({ kind: 'add-slide', sectionId: 'x', slideId: 'new', before: 'b' }, blankSlide('new'));
    retitle(desk, 'new', 'New');
    desk.act(MOVE_A);
    expect(order(desk)).toBe('newbcdae');
    await pass(800);
    expect(server.log).toEqual(['acts', 'save new']);
    expect(slideIdsOf(server.outline).join('')).toBe('newbcdae');
    expect(server.titleOf('new')).toBe('New');
  });

  test('takes up what others did to it, and what is not sent yet stays on top', async () => {
    const { desk } = await visit();
    server.outline.modules.pop();
    desk.act({ kind: 'move-slide', slideId: 'a', sectionId: 'y', before: null });
    await pass(0);
    expect(order(desk)).toBe('bca');
  });

  test('that is not taken is told and becomes what the server has', async () => {
    const { desk } = await visit();
    server.mood = 'refusing';
    desk.act(MOVE_A);
    await pass(0);
    expect(told).toEqual(['Too long.']);
    expect(order(desk)).toBe('abcde');
    expect(saveKind(desk)).toBe('saved');
  });
});

describe('undo and redo', () => {
  test('go back through slides and order as they were done, and forth again', async () => {
    const { desk } = await visit();
    retitle(desk, 'a', 'One');
    desk.act(MOVE_A);
    await pass(2000);
    retitle(desk, 'a', 'Two');
    expect(desk.undo()).toBe('a');
    expect(titleAt(desk, 'a')).toBe('One');
    desk.undo();
    expect(order(desk)).toBe('abcde');
    desk.undo();
    expect(titleAt(desk, 'a')).toBe('Slide a');
    expect(desk.getState()).toMatchObject({ canUndo: false, canRedo: true });
    for (let time = 0; time < 3; time++) desk.redo();
    expect([titleAt(desk, 'a'), order(desk)]).toEqual(['Two', 'bcdae']);
    await pass(800);
    expect(server.titleOf('a')).toBe('Two');
    expect(slideIdsOf(server.outline).join('')).toBe('bcdae');
  });

  test('take keys that follow each other as one, and those after a pause as another', async () => {
    const { desk } = await visit();
    retitle(desk, 'a', 'O');
    retitle(desk, 'a', 'On');
    await pass(1500);
    retitle(desk, 'a', 'One');
    desk.undo();
    expect(titleAt(desk, 'a')).toBe('On');
    desk.undo();
    expect(titleAt(desk, 'a')).toBe('Slide a');
  });

  test('bring a section back with its slides, and nothing is redone once something else was done', async () => {
    const { desk } = await visit();
    desk.act({ kind: 'remove-section', sectionId: 'x' });
    expect(order(desk)).toBe('cde');
    desk.undo();
    expect(order(desk)).toBe('abcde');
    retitle(desk, 'a', 'One');
    expect(desk.getState().canRedo).toBe(false);
  });
});

describe('without a connection', () => {
  test('what is written is kept and said so, and is sent less and less often until it arrives', async () => {
    const { desk } = await visit();
    server.mood = 'away';
    const tries = vi.spyOn(server.post, 'saveSlide');
    retitle(desk, 'a', 'Offline');
    desk.act(MOVE_A);
    await pass(800);
    expect(desk.getState().save).toEqual({ kind: 'offline', parts: 2, isKept: true });
    expect(tries).not.toHaveBeenCalled();
    const acts = vi.spyOn(server.post, 'act');
    await pass(60_000);
    const early = acts.mock.calls.length;
    await pass(60_000);
    expect(early).toBeGreaterThan(2);
    expect(acts.mock.calls.length - early).toBeLessThan(early);
    server.mood = 'well';
    desk.retry();
    await breathe();
    expect(server.log).toEqual(['acts', 'save a']);
    expect(saveKind(desk)).toBe('saved');
  });

  test('a window that dies loses nothing: the next visit finds it, puts it in and sends it', async () => {
    const { desk } = await visit();
    server.mood = 'away';
    desk.actWithSlide({ kind: 'add-slide', sectionId: 'x', slideId: 'new', before: null }, blankSlide('new'));
    retitle(desk, 'new', 'Written offline');
    retitle(desk, 'a', 'Renamed offline');
    await pass(800);
    crash(desk);
    const { desk: next, left } = await visit();
    expect(left).toEqual({ acts: 1, slides: 2 });
    expect(titleAt(next, 'a')).toBe('Renamed offline');
    expect(order(next)).toBe('abnewcde');
    await pass(0);
    expect(server.titleOf('new')).toBe('Written offline');
    expect(saveKind(next)).toBe('saved');
    const { left: nothing } = await visit();
    expect(nothing).toEqual({ acts: 0, slides: 0 });
  });

  test('what one account has written is not found by another', async () => {
    const { desk } = await visit();
    server.mood = 'away';
    retitle(desk, 'a', 'Of Nadia');
    await pass(800);
    crash(desk);
    const { left } = await visit('karim');
    expect(left).toEqual({ acts: 0, slides: 0 });
    expect(server.titleOf('a')).toBe('Slide a');
  });

  test('a browser that keeps nothing says that it stands in this window alone', async () => {
    vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const { desk } = await visit();
    server.mood = 'away';
    retitle(desk, 'a', 'Offline');
    await pass(800);
    expect(desk.getState().save).toEqual({ kind: 'offline', parts: 1, isKept: false });
    expect(desk.isSafe()).toBe(false);
  });

  test('an answer that was lost on its way is no conflict with oneself', async () => {
    const { desk } = await visit();
    server.mood = 'answer lost';
    retitle(desk, 'a', 'One');
    await pass(800);
    retitle(desk, 'a', 'Two');
    server.mood = 'well';
    await desk.flush();
    expect(desk.getState().conflicts.size).toBe(0);
    expect(server.titleOf('a')).toBe('Two');
  });
});

test('a login that has ended is said, and only who it was goes on after the next one', async () => {
  const { desk } = await visit();
  server.mood = 'logged out';
  retitle(desk, 'a', 'One');
  await pass(800);
  expect(desk.getState().save).toMatchObject({ kind: 'login', parts: 1, isKept: true });
  server.mood = 'well';
  server.account = 'karim';
  desk.retry();
  await breathe();
  expect(saveKind(desk)).toBe('login');
  expect(server.titleOf('a')).toBe('Slide a');
  server.account = 'nadia';
  desk.retry();
  await breathe();
  expect(server.titleOf('a')).toBe('One');
});

describe('two authors of one slide', () => {
  const theirs = { ...sampleSlide('a'), title: 'Of Karim' };
  async function clash() {
    const { desk } = await visit();
    server.saveElsewhere(theirs);
    retitle(desk, 'a', 'Of Nadia');
    await pass(800);
    return desk;
  }

  test('are told of each other, and neither is written over', async () => {
    const desk = await clash();
    expect(desk.getState().save).toEqual({ kind: 'conflict', slideIds: ['a'] });
    expect(desk.getState().conflicts.get('a')).toMatchObject({ theirs, revision: 2, by: 'Karim' });
    retitle(desk, 'a', 'Of Nadia, longer');
    await pass(5000);
    expect(server.titleOf('a')).toBe('Of Karim');
    expect(titleAt(desk, 'a')).toBe('Of Nadia, longer');
  });

  test('keep the one that is chosen here', async () => {
    const desk = await clash();
    desk.keepMine('a');
    await breathe();
    expect(server.titleOf('a')).toBe('Of Nadia');
    expect(saveKind(desk)).toBe('saved');
    desk.undo();
    await pass(800);
    expect(server.titleOf('a')).toBe('Of Karim');
  });

  test('or the other one, and mine can still be had back', async () => {
    const desk = await clash();
    desk.takeTheirs('a');
    expect(titleAt(desk, 'a')).toBe('Of Karim');
    expect(saveKind(desk)).toBe('saved');
    desk.undo();
    await pass(800);
    expect(server.titleOf('a')).toBe('Of Nadia');
  });

  test('of other slides never meet', async () => {
    const { desk } = await visit();
    server.saveElsewhere({ ...sampleSlide('b'), title: 'Of Karim' });
    retitle(desk, 'a', 'Of Nadia');
    await pass(800);
    expect(saveKind(desk)).toBe('saved');
    expect([server.titleOf('a'), server.titleOf('b')]).toEqual(['Of Nadia', 'Of Karim']);
  });
});
