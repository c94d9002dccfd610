// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { slideIdsOf } from '#domain/course-builder/outline.ts';
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
const { visit } = world;

describe('what is typed', () => {
  test('is saved once nothing was typed for a moment, and once for all keys', async () => {
    const { desk } = await visit();
    for (const title of ['V', 'Vo', 'Vol']) {
      retitle(desk, 'a', title);
      await pass(500);
    }
    expect(world.server.log).toEqual([]);
    expect(saveKind(desk)).toBe('saving');
    await pass(300);
    expect(world.server.log).toEqual(['save a']);
    expect(world.server.titleOf('a')).toBe('Vol');
    expect(saveKind(desk)).toBe('saved');
  });

  test('is saved at once when somebody turns to another slide, which is read with its neighbours', async () => {
    const { desk } = await visit();
    retitle(desk, 'a', 'Vol');
    desk.turnTo('c');
    await breathe();
    expect(world.server.titleOf('a')).toBe('Vol');
    expect([...desk.getState().slides.keys()].sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('while a save is under way follows it, and never beside it', async () => {
    const { desk } = await visit();
    retitle(desk, 'a', 'One');
    const first = desk.flush();
    retitle(desk, 'a', 'Two');
    await Promise.all([first, desk.flush()]);
    expect(world.server.titleOf('a')).toBe('Two');
    expect(world.server.log).toEqual(['save a', 'save a']);
    expect(world.server.overlaps).toBe(0);
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
    world.server.mood = 'refusing';
    retitle(desk, 'a', 'Far too long');
    await pass(800);
    expect(desk.getState().save).toEqual({ kind: 'refused', message: 'Too long.', isKept: true });
    world.server.mood = 'well';
    retitle(desk, 'a', 'Short');
    await pass(800);
    expect(world.server.titleOf('a')).toBe('Short');
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
    expect(world.server.log).toEqual(['acts', 'save new']);
    expect(slideIdsOf(world.server.outline).join('')).toBe('newbcdae');
    expect(world.server.titleOf('new')).toBe('New');
  });

  test('takes up what others did to it, and what is not sent yet stays on top', async () => {
    const { desk } = await visit();
    world.server.outline.modules.pop();
    desk.act({ kind: 'move-slide', slideId: 'a', sectionId: 'y', before: null });
    await pass(0);
    expect(order(desk)).toBe('bca');
  });

  test('is read anew with the slide that somebody is at, which stays there meanwhile', async () => {
    const { desk } = await visit();
    desk.turnTo('b');
    await breathe();
    world.server.saveElsewhere({ ...sampleSlide('b'), title: 'Theirs' });
    const shown: (string | undefined)[] = [];
    desk.subscribe(() => shown.push(titleAt(desk, 'b')));
    await desk.refresh();
    expect(new Set(shown)).toEqual(new Set(['Slide b', 'Theirs']));
    expect(titleAt(desk, 'b')).toBe('Theirs');
  });

  test('that is not taken is told and becomes what the server has', async () => {
    const { desk } = await visit();
    world.server.mood = 'refusing';
    desk.act(MOVE_A);
    await pass(0);
    expect(world.told).toEqual(['Too long.']);
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
    expect(world.server.titleOf('a')).toBe('Two');
    expect(slideIdsOf(world.server.outline).join('')).toBe('bcdae');
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
