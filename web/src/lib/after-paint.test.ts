// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { programAfterPaint } from './after-paint.ts';

const page = (nonce: string) =>
  `<head><link rel="modulepreload" href="/assets/a.js"${nonce}/></head><body><h1>Courses</h1><script${nonce} type="module" async="">import "/assets/a.js";</script></body>`;

const opened = (html: string) => {
  document.documentElement.innerHTML = html;
  const starter = document.querySelector('body > script:last-child')?.textContent ?? '';
  return () => new Function(starter)();
};

test('the program and what it needs are asked for after the page has been painted', async () => {
  const wake = opened(programAfterPaint(page('')));
  expect(document.querySelector('link, script[type="module"]')).toBeNull();
  wake();
  await expect
    .poll(() => document.querySelector('script[type="module"]')?.textContent)
    .toBe('import "/assets/a.js";');
  expect(document.querySelector('link')?.getAttribute('href')).toBe('/assets/a.js');
  expect(document.querySelector('[data-program]')).toBeNull();
});

test('the scripts of a personal page keep its nonce', async () => {
  const html = programAfterPaint(page(' nonce="n1"'));
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script nonce="n1" type="text/plain" data-program>',
    '<script nonce="n1">',
  ]);
});

test('a page without a program stays as it is', () => {
  expect(programAfterPaint('<body><p>Closed</p></body>')).toBe('<body><p>Closed</p></body>');
});
