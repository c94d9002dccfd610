import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer } from '#contracts/api.ts';
import { type DraftTest, draftTest } from '#contracts/course-builder/draft-slide.ts';
import { TestDesk } from './test-desk.ts';

const AT = '2027-03-01T08:00:00.000Z';
const FIRST = draftTest.parse({ testId: 'final', title: 'Final' });
const titled = (title: string): DraftTest => ({ ...FIRST, title });

type Saved = Answer<'saveDraftTest'>;
const saved = (revision: number) =>
  ({ success: true, revision, savedAt: AT, conflict: null }) as unknown as Saved;
const theirs = (revision: number) =>
  ({
    success: true,
    revision,
    savedAt: AT,
    conflict: { theirs: titled('Theirs'), revision, by: 'Omar', at: AT },
  }) as unknown as Saved;
const refused = (status: number, message = 'No') =>
  ({ success: false, status, message, code: 'invalid-input', requestId: '' }) as unknown as Saved;

const deskWith = (...answers: Saved[]) => {
  const send = vi.fn(async (_test: DraftTest, _revision: number) => answers.shift() ?? saved(99));
  return { desk: new TestDesk({ test: FIRST, revision: 3, savedAt: AT }, send), send };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a test that is written', () => {
  test('is saved once, a moment after the last change, over what was read', async () => {
    const { desk, send } = deskWith(saved(4), saved(5));
    desk.change(titled('F'));
    await pass(500);
    desk.change(titled('Fi'));
    expect([desk.isSaved, desk.getState().save.kind]).toEqual([false, 'saving']);
    await pass(799);
    expect(send).not.toHaveBeenCalled();
    await pass(1);
    expect(send.mock.calls).toEqual([[titled('Fi'), 3]]);
    expect([desk.isSaved, desk.getState().save]).toEqual([true, { kind: 'saved', at: AT }]);
    desk.change(titled('Fin'));
    await pass(800);
    expect(send.mock.lastCall).toEqual([titled('Fin'), 4]);
  });

  test('goes on after what was written while a save was under way', async () => {
    let answer: (given: Saved) => void = () => undefined;
    const send = vi
      .fn()
      .mockImplementationOnce(
        () =>
          new Promise<Saved>((resolve) => {
            answer = resolve;
          }),
      )
      .mockResolvedValue(saved(5));
    const desk = new TestDesk({ test: FIRST, revision: 3, savedAt: AT }, send);
    desk.change(titled('First'));
    await pass(800);
    desk.change(titled('Second'));
    await pass(2000);
    expect(send).toHaveBeenCalledTimes(1);
    answer(saved(4));
    await pass(800);
    expect(send.mock.lastCall).toEqual([titled('Second'), 4]);
    expect(desk.isSaved).toBe(true);
  });

  test('waits for a connection and is sent again, whole', async () => {
    const { desk, send } = deskWith(refused(0), saved(4));
    desk.change(titled('Kept'));
    await pass(800);
    expect([desk.isSaved, desk.getState().save.kind]).toEqual([false, 'offline']);
    await pass(5000);
    expect(send).toHaveBeenCalledTimes(2);
    expect([desk.isSaved, desk.getState().test]).toEqual([true, titled('Kept')]);
  });

  test('that is refused says why, and is sent again only when it has changed', async () => {
    const { desk, send } = deskWith(refused(400, 'Too long'), saved(4));
    desk.change(titled('x'));
    await pass(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(desk.getState().save).toEqual({ kind: 'refused', message: 'Too long' });
    desk.change(titled('y'));
    await pass(800);
    expect(desk.isSaved).toBe(true);
  });
});

describe('where somebody else has saved it', () => {
  const conflicted = async (...after: Saved[]) => {
    const { desk, send } = deskWith(theirs(7), ...after);
    desk.change(titled('Mine'));
    await pass(800);
    return { desk, send };
  };

  test('nothing is sent until it is decided, whatever is written', async () => {
    const { desk, send } = await conflicted();
    desk.change(titled('Mine too'));
    await desk.flush();
    await pass(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(desk.getState()).toMatchObject({
      test: titled('Mine too'),
      save: { kind: 'conflict', by: 'Omar', theirs: titled('Theirs') },
    });
  });

  test('mine is written over theirs', async () => {
    const { desk, send } = await conflicted(saved(8));
    desk.keepMine();
    await pass(0);
    expect(send.mock.lastCall).toEqual([titled('Mine'), 7]);
    expect([desk.isSaved, desk.getState().test]).toEqual([true, titled('Mine')]);
  });

  test('theirs is taken, and what follows is written over it', async () => {
    const { desk, send } = await conflicted(saved(8));
    desk.takeTheirs();
    expect([desk.isSaved, desk.getState().test]).toEqual([true, titled('Theirs')]);
    desk.change(titled('After'));
    await pass(800);
    expect(send.mock.lastCall).toEqual([titled('After'), 7]);
  });
});
