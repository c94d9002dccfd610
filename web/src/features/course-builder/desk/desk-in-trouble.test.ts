// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { sampleSlide } from '#web/testing/draft-server.ts';
import { breathe } from '#web/testing/learning-device.ts';
import {
  MOVE_A,
  order,
  pass,
  retitle,
  saveKind,
  titleAt,
  visitedDrafts,
} from '#web/testing/visited-drafts.ts';
import { blankSlide } from './blank-slide.ts';

const world = visitedDrafts();
const { crash, visit } = world;

describe('without a connection', () => {
  test('what is written is kept and said so, and is sent less and less often until it arrives', async () => {
    const { desk } = await visit();
    world.server.mood = 'away';
    const tries = vi.spyOn(world.server.post, 'saveSlide');
    retitle(desk, 'a', 'Offline');
    desk.act(MOVE_A);
    await pass(800);
    expect(desk.getState().save).toEqual({ kind: 'offline', parts: 2, isKept: true });
    expect(tries).not.toHaveBeenCalled();
    const acts = vi.spyOn(world.server.post, 'act');
    await pass(60_000);
    const early = acts.mock.calls.length;
    await pass(60_000);
    expect(early).toBeGreaterThan(2);
    expect(acts.mock.calls.length - early).toBeLessThan(early);
    world.server.mood = 'well';
    desk.retry();
    await breathe();
    expect(world.server.log).toEqual(['acts', 'save a']);
    expect(saveKind(desk)).toBe('saved');
  });

  test('a window that dies loses nothing: the next visit finds it, puts it in and sends it', async () => {
    const { desk } = await visit();
    world.server.mood = 'away';
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
    expect(world.server.titleOf('new')).toBe('Written offline');
    expect(saveKind(next)).toBe('saved');
    const { left: nothing } = await visit();
    expect(nothing).toEqual({ acts: 0, slides: 0 });
  });

  test('what one account has written is not found by another', async () => {
    const { desk } = await visit();
    world.server.mood = 'away';
    retitle(desk, 'a', 'Of Nadia');
    await pass(800);
    crash(desk);
    const { left } = await visit('karim');
    expect(left).toEqual({ acts: 0, slides: 0 });
    expect(world.server.titleOf('a')).toBe('Slide a');
  });

  test('a browser that keeps nothing says that it stands in this window alone', async () => {
    vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const { desk } = await visit();
    world.server.mood = 'away';
    retitle(desk, 'a', 'Offline');
    await pass(800);
    expect(desk.getState().save).toEqual({ kind: 'offline', parts: 1, isKept: false });
    expect(desk.isSafe()).toBe(false);
  });

  test('an answer that was lost on its way is no conflict with oneself', async () => {
    const { desk } = await visit();
    world.server.mood = 'answer lost';
    retitle(desk, 'a', 'One');
    await pass(800);
    retitle(desk, 'a', 'Two');
    world.server.mood = 'well';
    await desk.flush();
    expect(desk.getState().conflicts.size).toBe(0);
    expect(world.server.titleOf('a')).toBe('Two');
  });
});

test('a login that has ended is said, and only who it was goes on after the next one', async () => {
  const { desk } = await visit();
  world.server.mood = 'logged out';
  retitle(desk, 'a', 'One');
  await pass(800);
  expect(desk.getState().save).toMatchObject({ kind: 'login', parts: 1, isKept: true });
  world.server.mood = 'well';
  world.server.account = 'karim';
  desk.retry();
  await breathe();
  expect(saveKind(desk)).toBe('login');
  expect(world.server.titleOf('a')).toBe('Slide a');
  world.server.account = 'nadia';
  desk.retry();
  await breathe();
  expect(world.server.titleOf('a')).toBe('One');
});

describe('two authors of one slide', () => {
  const theirs = { ...sampleSlide('a'), title: 'Of Karim' };
  async function clash() {
    const { desk } = await visit();
    world.server.saveElsewhere(theirs);
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
    expect(world.server.titleOf('a')).toBe('Of Karim');
    expect(titleAt(desk, 'a')).toBe('Of Nadia, longer');
  });

  test('keep the one that is chosen here', async () => {
    const desk = await clash();
    desk.keepMine('a');
    await breathe();
    expect(world.server.titleOf('a')).toBe('Of Nadia');
    expect(saveKind(desk)).toBe('saved');
    desk.undo();
    await pass(800);
    expect(world.server.titleOf('a')).toBe('Of Karim');
  });

  test('or the other one, and mine can still be had back', async () => {
    const desk = await clash();
    desk.takeTheirs('a');
    expect(titleAt(desk, 'a')).toBe('Of Karim');
    expect(saveKind(desk)).toBe('saved');
    desk.undo();
    await pass(800);
    expect(world.server.titleOf('a')).toBe('Of Nadia');
  });

  test('of other slides never meet', async () => {
    const { desk } = await visit();
    world.server.saveElsewhere({ ...sampleSlide('b'), title: 'Of Karim' });
    retitle(desk, 'a', 'Of Nadia');
    await pass(800);
    expect(saveKind(desk)).toBe('saved');
    expect([world.server.titleOf('a'), world.server.titleOf('b')]).toEqual(['Of Nadia', 'Of Karim']);
  });
});
