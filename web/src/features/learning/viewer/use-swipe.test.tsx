// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SlideText } from '#web/slides/slide-text.tsx';
import { clear, draw, during } from '#web/testing/drawn-page.tsx';
import { useSwipe } from './use-swipe.ts';

const left = vi.fn<() => void>();
const right = vi.fn<() => void>();
const TABLE = {
  type: 'table' as const,
  content: [
    {
      type: 'tableRow' as const,
      content: [{ type: 'tableCell' as const, content: [{ type: 'paragraph' as const }] }],
    },
  ],
};

function Slide() {
  return (
    <section {...useSwipe({ left, right })}>
      <h1>Dose</h1>
      <SlideText>{{ type: 'doc', content: [TABLE] }}</SlideText>
    </section>
  );
}

beforeEach(() => void vi.clearAllMocks());
afterEach(clear);

function swipe(name: string, toX: number) {
  const element = document.querySelector(name);
  if (!element) throw new Error(`no ${name}`);
  const at = (clientX: number) => new Touch({ identifier: 1, target: element, clientX, clientY: 100 });
  return during(() => {
    element.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [at(200)] }));
    element.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [at(toX)] }));
  });
}

test('a finger that goes sideways turns the slide, and one that hardly moves does not', async () => {
  await draw(<Slide />);
  await swipe('h1', 100);
  await swipe('h1', 190);
  expect(left).toHaveBeenCalledOnce();
  await swipe('h1', 300);
  expect(right).toHaveBeenCalledOnce();
});

test('a finger that moves a wide table turns no slide', async () => {
  await draw(<Slide />);
  await swipe('td', 100);
  expect(left).not.toHaveBeenCalled();
});
