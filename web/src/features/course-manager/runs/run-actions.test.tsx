// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { AdminCourseRow } from '#contracts/course-office/admin-course-lists.ts';
import { button, clear, draw, press } from '#web/testing/drawn-page.tsx';
import { sampleRow } from '#web/testing/sample-course-row.ts';
import { courseList } from '../list/course-view.ts';
import { RunActions } from './run-actions.tsx';

afterEach(clear);

const view = courseList.read(new URLSearchParams());
const addresses = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

/** What the three dots of a row open. */
const menuOf = async (basic: Partial<AdminCourseRow['basic']>) => {
  const course = { ...sampleRow, basic: { ...sampleRow.basic, ...basic } };
  const element = <RunActions course={course} view={view} isAdmin />;
  await draw(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const before = addresses();
  await press(button('More: SKN-110'));
  return addresses().filter((address) => !before.includes(address));
};

test('what is rare is written when it is asked for', async () => {
  const menu = await menuOf({});
  expect(menu).toContain('/admin/courses/in-person/peels-milan-2027/roster');
  expect(menu.some((address) => address.includes('do=cancel'))).toBe(true);
});

test('a course that was called off has its page, and nothing to call off or to move', async () => {
  const menu = await menuOf({ status: 'cancelled' });
  expect(menu).toContain('/in-person/courses/peels-milan-2027');
  expect(menu.filter((address) => /do=(cancel|postpone)/.test(address))).toEqual([]);
});

test('the arrows lead from the dots into their menu, and round in it', async () => {
  await menuOf({});
  const menu = document.querySelector('.menu');
  // The DOM of a test knows no popovers.
  const asked = vi.spyOn(Element.prototype, 'matches').mockImplementation(() => true);
  const arrow = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const items = [...(menu?.querySelectorAll('a') ?? [])];
  button('More: SKN-110').focus();
  arrow('ArrowDown');
  expect(document.activeElement).toBe(items[0]);
  arrow('ArrowDown');
  expect(document.activeElement).toBe(items[1]);
  arrow('ArrowUp');
  arrow('ArrowUp');
  expect(document.activeElement).toBe(items.at(-1));
  asked.mockRestore();
});
