import { expect, test } from 'vitest';
import { limitsText, refusal } from './check-files.ts';

const MEGABYTE = 1024 * 1024;
const file = (name: string, type = '', size = 1000) => ({ name, type, size });

test.each([
  ['document', file('plan.pdf', 'application/pdf')],
  ['document', file('PLAN.DOCX')],
  ['image', file('room.avif', 'image/avif')],
  ['image', file('room.jpg', 'image/jpeg', 15 * MEGABYTE)],
  ['video', file('day.mov', 'video/quicktime', 500 * MEGABYTE)],
  // A system that knows no type: the server looks at the content.
  ['video', file('day.mov')],
] as const)('a %s that is offered and within its limit may be sent: %o', (kind, chosen) => {
  expect(refusal(kind, [chosen], 60)).toBe('');
});

test('a file of another type is refused by its name, with what is taken', () => {
  expect(refusal('document', [file('setup.exe')], 60)).toBe(
    '“setup.exe” cannot be used: PDF, DOC, DOCX, PPT and PPTX are taken.',
  );
  expect(refusal('image', [file('logo.svg', 'image/svg+xml')], 60)).toContain('“logo.svg” cannot be used');
});

test.each([
  ['image', file('a', 'image/png', 15 * MEGABYTE + 1), '15.1 MB. An image can have at most 15 MB.'],
  ['video', file('a', 'video/mp4', 500 * MEGABYTE + 1), '500.1 MB. A video can have at most 500 MB.'],
] as const)('one byte over the limit of a %s is told with the number', (kind, chosen, words) => {
  expect(refusal(kind, [chosen], 60)).toBe(`“a” has ${words}`);
});

test('a document may have 50 MB', () => {
  expect(refusal('document', [file('a.pdf', '', 50 * MEGABYTE)], 60)).toBe('');
  expect(refusal('document', [file('a.pdf', '', 600 * MEGABYTE)], 60)).toBe(
    '“a.pdf” has 600 MB. A document can have at most 50 MB.',
  );
});

test('an empty file is refused', () => {
  expect(refusal('document', [file('a.pdf', '', 0)], 60)).toBe('“a.pdf” is empty.');
});

test('a twenty-first file is refused, and so is what the list has no room for', () => {
  const pages = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.pdf`));
  expect(refusal('document', pages(20), 60)).toBe('');
  expect(refusal('document', pages(21), 60)).toBe('At most 20 files can be sent at a time, these are 21.');
  expect(refusal('document', pages(3), 2)).toBe('There is room for 2 files here, these are 3.');
});

test('everything that is wrong is told at once', () => {
  expect(refusal('document', [file('a.exe'), file('b.pdf', '', 0), file('c.pdf')], 60)).toBe(
    '“a.exe” cannot be used: PDF, DOC, DOCX, PPT and PPTX are taken. “b.pdf” is empty.',
  );
});

test('the limits are said beside the button', () => {
  expect(limitsText('video')).toBe('MP4, WebM and MOV, at most 500 MB');
});
