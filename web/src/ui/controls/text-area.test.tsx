// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { clear, drawLate, words } from '#web/testing/drawn-page.tsx';
import { TextArea } from './text-area.tsx';

afterEach(clear);

test('what was there before the page was alive is counted', async () => {
  await drawLate(<TextArea label="Notes" name="notes" counter maxLength={1_000} />, () => {
    const area = document.querySelector('textarea');
    if (area) area.value = 'PO 4711';
  });
  expect(words()).toContain('7 of 1,000 characters');
});

test('its form keeps hold of it', async () => {
  const held: (HTMLTextAreaElement | null)[] = [];
  await drawLate(
    <TextArea label="Notes" name="notes" counter ref={(field) => void held.push(field)} />,
    () => {},
  );
  expect(held.at(-1)).toBeInstanceOf(HTMLTextAreaElement);
});
