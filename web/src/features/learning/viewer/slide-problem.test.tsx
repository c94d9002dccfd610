// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { clear, draw, during, words } from '#web/testing/drawn-page.tsx';
import { SlideProblem } from './slide-problem.tsx';

afterEach(clear);

const LOST = { message: 'The connection was lost. Please try again.', needsLogin: false };

test('a slide that the line did not bring is asked for again when the line is back', async () => {
  const retry = vi.fn();
  await draw(<SlideProblem title="Volume sets the dose" problem={LOST} retry={retry} />);
  expect(words()).toContain('This slide could not be loaded');
  expect(retry).not.toHaveBeenCalled();
  await during(() => window.dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledOnce();
});
