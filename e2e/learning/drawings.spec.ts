import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

// The drawings of the courses that come with the product, as a browser sets them in the academy's own letters.

/** In units of a drawing 640 wide: on a stage of an ordinary screen these are eleven pixels. */
const SMALLEST = 14;
/** Letters have air above and below, which may be shared. */
const AIR = 4;

test('words of a drawing are large enough, stay within it and lie over no others', async ({ page }) => {
  await page.goto('/terms');
  const files = globSync('content/courses/*/drawings/*.svg');
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const faults = await page.evaluate(findFaults, { svg: readFileSync(file, 'utf8'), SMALLEST, AIR });
    expect.soft(faults, file).toEqual([]);
  }
});

async function findFaults({ svg, SMALLEST, AIR }: { svg: string; SMALLEST: number; AIR: number }) {
  document.body.innerHTML = svg;
  const drawing = document.querySelector('svg');
  if (!drawing) return ['no drawing'];
  drawing.style.cssText = 'width: 640px; font-family: var(--font-sans); font-variant-numeric: tabular-nums';
  await document.fonts.ready;
  const sheet = drawing.getBoundingClientRect();
  const words = [...drawing.querySelectorAll('text')].map((text) => ({
    text: text.textContent,
    size: Number(text.getAttribute('font-size')),
    box: text.getBoundingClientRect(),
  }));
  const faults = drawing.viewBox.baseVal.width === 640 ? [] : ['not 640 wide'];
  for (const [at, { text, size, box }] of words.entries()) {
    if (size < SMALLEST) faults.push(`“${text}” is small`);
    if (box.left < sheet.left || box.right > sheet.right) faults.push(`“${text}” is cut`);
    if (box.top < sheet.top - AIR || box.bottom > sheet.bottom + AIR) faults.push(`“${text}” is cut`);
    for (const other of words.slice(at + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > 1 && down > AIR) faults.push(`“${text}” lies over “${other.text}”`);
    }
  }
  return faults;
}
