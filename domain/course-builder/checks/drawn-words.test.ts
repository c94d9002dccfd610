import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DRAWING_COLORS, drawnWords } from './drawn-words.ts';

const drawing = (inner: string) => `<svg viewBox="0 0 100 100">${inner}</svg>`;
const contrastOf = (inner: string) => Number(drawnWords(drawing(inner))[0]?.contrast.toFixed(1));
const DEEP = 'fill="var(--color-deep)"';
const PAPER = 'fill="var(--color-paper)"';

test('words are measured against the paper where nothing lies under them', () => {
  expect(contrastOf(`<text x="10" y="10" ${PAPER}>white</text>`)).toBe(1);
  expect(contrastOf('<text x="10" y="10">black</text>')).toBe(21);
});

test.each([
  ['a box', `<rect x="0" y="0" width="100" height="50" ${DEEP}/>`],
  ['a disc', `<circle cx="50" cy="20" r="30" ${DEEP}/>`],
  ['an ellipse', `<ellipse cx="50" cy="20" rx="40" ry="20" ${DEEP}/>`],
  ['corners', `<polygon points="0,0 100,0 100,60 0,60" ${DEEP}/>`],
  ['a path', `<path d="M0 0h100v60H0z" ${DEEP}/>`],
  ['what is shifted', `<g transform="translate(0 -100)"><rect y="100" width="100" height="60" ${DEEP}/></g>`],
  ['what is turned', `<rect width="60" height="100" transform="rotate(-90) translate(-60 0)" ${DEEP}/>`],
])('and against %s that lies under them', (_, shape) => {
  expect(contrastOf(`${shape}<text x="50" y="25" text-anchor="middle" ${PAPER}>white</text>`)).toBe(12.4);
});

test('what lies beside them or is drawn after them is no ground of theirs', () => {
  const words = `<text x="10" y="20" font-size="8" ${PAPER}>white</text>`;
  expect(contrastOf(`<rect x="60" width="40" height="40" ${DEEP}/>${words}`)).toBe(1);
  expect(contrastOf(`${words}<rect width="100" height="40" ${DEEP}/>`)).toBe(1);
});

test('colours are those of what stands around, and let through what their opacity does', () => {
  expect(contrastOf(`<g ${PAPER}><text x="1" y="9">white</text></g>`)).toBe(1);
  expect(contrastOf('<g opacity="0.5"><text x="1" y="9">grey</text></g>')).toBeLessThan(4.5);
  expect(drawnWords(drawing('<text fill="none">hidden</text>'))).toEqual([]);
});

test('the middle of words follows from where they begin and how large they are', () => {
  const half = `<rect x="50" width="50" height="40" ${DEEP}/>`;
  expect(contrastOf(`${half}<text x="46" y="20" font-size="10" ${PAPER}>white</text>`)).toBe(12.4);
  expect(
    contrastOf(`${half}<text x="54" y="20" font-size="10" text-anchor="end" ${PAPER}>white</text>`),
  ).toBe(1);
});

test('the colours are the tokens of the pages', () => {
  const css = readFileSync(new URL('../../../web/src/app.css', import.meta.url), 'utf8');
  for (const [name, color] of Object.entries(DRAWING_COLORS))
    expect(css).toMatch(new RegExp(`--color-${name}: ${color};`));
});
