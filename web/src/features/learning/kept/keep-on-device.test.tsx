// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { button, clear, draw, during, findButton, press, words } from '#web/testing/drawn-page.tsx';
import type { Kept } from './copies.ts';
import { CourseKeeper, type Device } from './course-keeper.ts';
import { KeepOnDevice } from './keep-on-device.tsx';
import type { Plan } from './plan.ts';

afterEach(clear);

const MB = 1024 * 1024;
const course = { courseId: 'toxin', title: 'Botulinum Toxin' };
const facts = { ...course, attemptId: 'attempt', version: 1, build: 'one', bytes: 38 * MB };
const plan: Plan = { ...facts, parts: [], free: 4096 * MB };
const kept: Kept = { ...facts, accountId: 'clara' };

/** A device on which nothing is kept, and what it was asked for. */
async function open(given: Partial<Device> = {}) {
  const removed: string[] = [];
  const device: Device = {
    list: async () => [],
    plan: async () => plan,
    keep: async () => kept,
    remove: async (courseId) => void removed.push(courseId),
    findAccount: async () => 'clara',
    ...given,
  };
  const page = <KeepOnDevice course={course} keeper={new CourseKeeper(device)} />;
  const router = createMemoryRouter([{ path: '/', element: page }]);
  await draw(<RouterProvider router={router} />);
  return removed;
}
const ask = () => press(button('Keep on this device: Botulinum Toxin'));

test('its size is said before anything is kept, and one press takes it away again', async () => {
  const removed = await open();
  await ask();
  expect(words()).toContain('38 MB');
  expect(words()).toContain('4 GB that are free');
  await press(button('Keep 38 MB'));
  expect(words()).toContain('Kept on this device, 38 MB');
  await press(button('Remove Botulinum Toxin from this device'));
  expect(removed).toEqual(['toxin']);
  expect(findButton('Keep on this device: Botulinum Toxin')).toBeDefined();
});

test('too little room is said plainly, and nothing is begun', async () => {
  await open({ plan: async () => ({ ...plan, free: 12 * MB }) });
  await ask();
  expect(words()).toContain('There is too little room');
  expect(words()).toContain('38 MB are needed and the browser has 12 MB left.');
  expect(findButton('Keep 38 MB')).toBeUndefined();
});

test('how far it is can be seen, and it can be ended', async () => {
  let tell: (done: number) => void = () => undefined;
  const keep: Device['keep'] = (_, { signal, told }) => {
    tell = told;
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  await open({ keep });
  await ask();
  await press(button('Keep 38 MB'));
  await during(() => tell(19 * MB));
  expect(words()).toContain('19 MB of 38 MB');
  expect(document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')).toBe('50');
  await press(button('Cancel keeping Botulinum Toxin'));
  expect(words()).not.toContain('could not be kept');
  expect(findButton('Keep on this device: Botulinum Toxin')).toBeDefined();
});

test('a device that runs full says so, and a line that breaks leaves nothing behind', async () => {
  const keep = async () => Promise.reject(new DOMException('', 'QuotaExceededError'));
  await open({ keep });
  await ask();
  await press(button('Keep 38 MB'));
  expect(words()).toContain('There is too little room');
  await clear();
  await open({ keep: async () => Promise.reject(new TypeError('no line')) });
  await ask();
  await press(button('Keep 38 MB'));
  expect(words()).toContain('Nothing of it was left here.');
});

test('who may not learn it now is told why', async () => {
  await open({ plan: async () => ({ status: 403, message: 'Your access to this course has ended.' }) });
  await ask();
  expect(words()).toContain('Your access to this course has ended.');
});

test('what is kept is known when the page is opened', async () => {
  await open({ list: async () => [kept] });
  expect(words()).toContain('Kept on this device, 38 MB');
});
