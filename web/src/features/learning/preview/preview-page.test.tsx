// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Preview } from '#contracts/learning/preview.ts';
import { clear, draw, press, words } from '#web/testing/drawn-page.tsx';
import { heading, link } from '#web/testing/opened-viewer.tsx';
import { sampleContent, sampleSlide } from '#web/testing/sample-learning.ts';
import { PreviewPage } from './preview-page.tsx';

afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const preview = (over: Partial<Preview> = {}): Preview => {
  const { course, modules } = sampleContent();
  return {
    ...{ course, modules, tests: [{ testId: 'final', title: 'Final test' }] },
    ...{ slideId: 'check', slide: sampleSlide('check'), problem: '', test: null },
    ...over,
  };
};

const open = async (given: Preview) => {
  const page = <PreviewPage preview={given} exit={{ to: '/draft', label: 'Back to the draft' }} />;
  const router = createMemoryRouter(
    [
      { path: '/preview', element: page },
      { path: '/draft', element: 'The draft' },
    ],
    { initialEntries: ['/preview'] },
  );
  await draw(<RouterProvider router={router} />);
  return router;
};

test('it is the viewer, says that nothing is kept, and asks the server for nothing', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  await open(preview({ slideId: 'dose', slide: sampleSlide('dose') }));
  expect(heading()).toBe('Volume sets the dose');
  expect(words()).toContain('Nothing you do here is kept.');
  await press(link('Next'));
  expect(asked).not.toHaveBeenCalled();
  expect(words()).not.toContain('Saved');
});

test('its end leads back to where it came from, and its tests stay in it', async () => {
  const router = await open(preview({ slide: sampleSlide('units') }));
  expect(link('Back to the draft').getAttribute('href')).toBe('/draft');
  expect(document.querySelector('a[href="/preview?test=final"]')).not.toBeNull();
  await press(link('Finish Course'));
  const last = [...document.querySelectorAll<HTMLAnchorElement>('[role="dialog"] a')].at(-2);
  await press(last ?? document.body);
  expect(router.state.location.pathname).toBe('/draft');
});

test('a slide that is not complete says what it lacks', async () => {
  await open(preview({ slide: null, problem: 'This slide cannot be shown yet. The picture is missing.' }));
  expect(words()).toContain('The picture is missing.');
});

test('a test is shown and not marked', async () => {
  const question = {
    ...{ questionId: 'q', kind: 'single' as const, prompt: 'Which?', picture: null, points: 1 },
    answers: [
      { answerId: '1', text: 'This' },
      { answerId: '2', text: 'That' },
    ],
  };
  await open(
    preview({ slideId: null, slide: null, test: { testId: 'final', title: 'Final', questions: [question] } }),
  );
  expect(words()).toContain('a test is shown and not marked');
  const [first] = document.querySelectorAll<HTMLInputElement>('input[type="radio"]');
  await press(first ?? document.body);
  expect(first?.checked).toBe(true);
});

test('a course without slides says so', async () => {
  await open(preview({ slideId: null, slide: null, modules: [] }));
  expect(words()).toContain('Nothing is written yet');
});
