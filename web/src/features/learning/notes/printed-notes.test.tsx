import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { PrintedNotes } from './printed-notes.tsx';

const at = '2027-03-01T08:00:00Z';
const note = (slideId: string, positionMs: number, text: string) => ({
  ...{ _id: text, slideId, positionMs, text },
  ...{ createdAt: at, updatedAt: at },
});
const slides = [
  { slideId: 'units', title: 'Units are units' },
  { slideId: 'dose', title: 'Volume sets the dose' },
];
const printed = (notes: Parameters<typeof PrintedNotes>[0]['notes']) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PrintedNotes course={{ courseId: 'toxin', title: 'Botulinum Toxin' }} {...{ slides, notes }} />
    </MemoryRouter>,
  );
const order = (html: string, words: string[]) => words.map((word) => html.indexOf(word));

test('notes go on paper in the order of the course and of its seconds, not in that of writing', () => {
  const html = printed([
    note('dose', 90_000, 'Later on'),
    note('dose', 4_000, 'First here'),
    note('units', 0, 'At the start'),
  ]);
  const places = order(html, [
    '1 Units are units',
    'At the start',
    '2 Volume sets the dose',
    'First here',
    'Later on',
  ]);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test('a note at a slide that the version has no more is printed too, at the end', () => {
  const html = printed([note('gone', 0, 'Still true'), note('dose', 0, 'Here')]);
  const places = order(html, ['Here', 'Slides of an earlier version', 'Still true']);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test('who has written none reads where they are written, and prints no empty sheet', () => {
  const html = printed([]);
  expect(html).toContain('No notes yet');
  expect(html).not.toContain('>Print<');
});
