// @vitest-environment happy-dom
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { button, clear, draw, during, press, words } from '#web/testing/drawn-page.tsx';
import { EnrolledAlready } from './enrolled-already.tsx';

const COURSE = '/elearning/course/botox';
const Place = () => <p>at {useLocation().pathname}</p>;

/** The page, and how to let the time pass after which it leads on. */
const open = async (newMonths: number | null) => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('setTimeout', (later: () => void, ms: number) => (ms === 3000 ? waiting.push(later) : 0));
  vi.stubGlobal('clearTimeout', () => waiting.splice(0));
  await draw(
    <MemoryRouter>
      <EnrolledAlready newMonths={newMonths} to={COURSE} />
      <Place />
    </MemoryRouter>,
  );
  return () => during(() => waiting.splice(0).forEach((later) => void later()));
};

afterEach(async () => {
  vi.unstubAllGlobals();
  await clear();
});

test('an enrollment is said over the page, which leads on to the course', async () => {
  const pass = await open(12);
  const said = document.querySelector('[role="dialog"]')?.textContent;
  expect(said).toContain('Enrollment Successful!');
  expect(said).toContain('You have access of 1 year.');
  await pass();
  expect(words()).toContain(`at ${COURSE}`);
});

test('whoever closes what is said stays', async () => {
  const pass = await open(null);
  expect(words()).toContain('You are already enrolled in this course!');
  await press(button('Stay on this page'));
  await pass();
  expect(words()).not.toContain(COURSE);
});
