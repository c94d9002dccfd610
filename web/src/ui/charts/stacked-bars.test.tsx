import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StackedBars, type Step } from './stacked-bars.tsx';

const SERIES = [
  { key: 'a', className: 'first' },
  { key: 'b', className: 'second' },
];
const step = (key: string, [a, b]: [number, number], before = 0): Step => ({
  key,
  label: key,
  values: { a, b },
  total: a + b,
  before,
});
const draw = (steps: readonly Step[]) =>
  renderToStaticMarkup(
    <StackedBars label="What came in" series={SERIES} steps={steps} text={String} width={640} />,
  );
const heightsOf = (html: string) =>
  [...html.matchAll(/<rect[^>]* height="([^"]+)"/g)].map(([, h]) => Number(h));

test('bars are as high as what they stand for, one upon the other', () => {
  const html = draw([step('Jan', [100, 50]), step('Feb', [200, 0], 120)]);
  const [january = 0, february, upper = 0, none] = heightsOf(html);
  expect(february).toBeCloseTo(january * 2);
  expect(upper).toBeCloseTo(january / 2);
  expect(none).toBe(0);
  expect(html).toContain('stroke-dasharray');
});

test('what went back hangs from the line of zero', () => {
  const html = draw([step('Jan', [100, 0]), step('Feb', [0, -50])]);
  expect(heightsOf(html).every((height) => height >= 0)).toBe(true);
  expect(html).toContain('>-50<');
});

test('nothing at all is a line of zero, and no number that is none', () => {
  const html = draw([step('Jan', [0, 0]), step('Feb', [0, 0])]);
  expect(html).not.toContain('NaN');
  expect(html.match(/>0</g)).toHaveLength(1);
  expect(html).not.toContain('stroke-dasharray');
});
