import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CertificateSnapshot } from '#contracts/certificates/snapshot.ts';
import { emsOf } from '#server/platform/paper/lines.ts';
import {
  inPersonSnapshot,
  sampleCertificate,
  selfPacedSnapshot,
} from '#server/testing/sample-certificate.ts';
import { type Item, PAGE } from './certificate.blocks.ts';
import { layOut } from './certificate.layout.ts';
import { certificateModel } from './certificate.present.ts';

const pagesOf = (changes: Partial<CertificateSnapshot>, from: CertificateSnapshot) =>
  layOut(certificateModel(sampleCertificate(changes, from)));

type Box = { what: string; left: number; right: number; top: number; bottom: number };

/** Of a line, the letters themselves: tall ones and those that reach below. */
const boxOf = (item: Item): Box => {
  if (item.kind !== 'line') {
    const height = item.kind === 'code' ? item.width : item.height;
    return {
      what: item.kind,
      left: item.x,
      right: item.x + item.width,
      top: item.y,
      bottom: item.y + height,
    };
  }
  const { text, style, x, y, width, align, isStrong } = item;
  const wide = emsOf(text, isStrong ? { ...style, weight: 600 } : style) * style.size;
  const left = align === 'left' ? x : x + width - wide;
  return { what: text, left, right: left + wide, top: y - 0.72 * style.size, bottom: y + 0.2 * style.size };
};

const EDGE = 3;
const problemsOf = (items: readonly Item[]): string[] => {
  const boxes = items.map(boxOf);
  const outside = boxes.filter(
    ({ left, right, top, bottom }) =>
      left < EDGE || right > PAGE.width - EDGE || top < EDGE || bottom > PAGE.height - EDGE,
  );
  const overlaps = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (other) =>
          one.left < other.right - 0.05 &&
          other.left < one.right - 0.05 &&
          one.top < other.bottom - 0.05 &&
          other.top < one.bottom - 0.05,
      )
      .map((other) => `${one.what} over ${other.what}`),
  );
  return [...outside.map(({ what }) => `${what} leaves the page`), ...overlaps];
};

const fewest = (name: string): CertificateSnapshot => ({
  ...selfPacedSnapshot,
  name,
  signatories: [],
  scorePercent: null,
  neededPercent: null,
  cpdPoints: null,
  hasQr: false,
});
const title = (text: string) => ({ ...inPersonSnapshot.course, title: text });

test.each<[string, CertificateSnapshot]>([
  ['the one of the design', selfPacedSnapshot],
  ['a run with four who sign and five bodies', inPersonSnapshot],
  ['the fewest facts', fewest('Dr Amira Farouk')],
  [
    'a name of 200 characters',
    { ...inPersonSnapshot, name: 'Maximiliana Wolfeschlegelsteinhausen '.repeat(6).slice(0, 200) },
  ],
  ['a name of 200 characters without a space', { ...inPersonSnapshot, name: 'W'.repeat(200) }],
  [
    'an Arabic name of 200 characters',
    { ...inPersonSnapshot, name: 'عبد الرحمن بن محمد الفاروق '.repeat(8).slice(0, 200) },
  ],
  [
    'a title of 200 characters',
    { ...inPersonSnapshot, course: title('Advanced contouring of the face '.repeat(7).slice(0, 200)) },
  ],
  ['a title of 200 characters without a space', { ...inPersonSnapshot, course: title('م'.repeat(200)) }],
  [
    'the longest of everything',
    {
      ...inPersonSnapshot,
      name: 'W'.repeat(200),
      course: { ...title('W'.repeat(200)), code: 'W'.repeat(40) },
      city: 'W'.repeat(100),
      country: 'W'.repeat(100),
      issuer: { name: 'W'.repeat(120), address: 'W'.repeat(300) },
      bodies: Array.from({ length: 5 }, () => ({ name: 'W'.repeat(160), role: 'W'.repeat(60) })),
      signatories: Array.from({ length: 4 }, () => ({ name: 'W'.repeat(160), role: 'W'.repeat(120) })),
    },
  ],
])('nothing overlaps or leaves the page: %s', (_, snapshot) => {
  const pages = pagesOf({}, snapshot);
  expect(pages).toHaveLength(2);
  for (const items of pages) expect(problemsOf(items)).toEqual([]);
});

test('whatever stands on it, nothing overlaps or leaves the page', () => {
  const words = (most: number) =>
    fc
      .array(
        fc.constantFrom(
          'Dr',
          'Wolfeschlegelsteinhausen',
          'ii',
          'فاروق',
          'أميرة',
          'Ωμέγα',
          'Ánh',
          '(2027)',
          'MD,',
        ),
        {
          minLength: 1,
          maxLength: 40,
        },
      )
      .map((list) => list.join(' ').slice(0, most));
  const people = (most: number) =>
    fc.array(fc.record({ name: words(120), role: words(100) }), { maxLength: most });
  const changes = fc.record({
    name: words(200),
    course: fc.record({
      title: words(200),
      code: words(30),
      kind: fc.constantFrom('InPersonCourse', 'ELearningCourse', 'OnlineLiveTraining'),
      version: fc.constantFrom(null, 12),
    }),
    issuer: fc.record({ name: words(120), address: words(300) }),
    bodies: people(5),
    signatories: people(4),
    hasQr: fc.boolean(),
    scorePercent: fc.constantFrom(null, 100),
    expiresOn: fc.constantFrom(null, '2030-09-30'),
  }) satisfies fc.Arbitrary<Partial<CertificateSnapshot>>;
  fc.assert(
    fc.property(changes, (drawn) => pagesOf(drawn, inPersonSnapshot).flatMap(problemsOf).length === 0),
    { numRuns: 40 },
  );
});

test('what is said in both languages stands in the same places, mirrored', () => {
  const [english = [], arabic = []] = pagesOf({}, selfPacedSnapshot);
  const placesOf = (items: readonly Item[]) => items.filter(({ kind }) => kind === 'rule');
  expect(placesOf(arabic).map(({ x, width, y }) => [PAGE.width - x - width, y])).toEqual(
    placesOf(english).map(({ x, y }) => [expect.closeTo(x), y]),
  );
  expect(english.find(({ kind }) => kind === 'year')).toMatchObject({ share: expect.closeTo(0.169, 3) });
  expect(arabic.find(({ kind }) => kind === 'year')).toMatchObject({ share: expect.closeTo(1 - 0.169, 3) });
});

test('the code has the width of the design, and four of its squares stay white around it', () => {
  const [items = []] = pagesOf({}, selfPacedSnapshot);
  const code = items.find((item) => item.kind === 'code');
  if (!code) throw new Error('there is no code');
  expect(code.width).toBe(15.5);
  const quiet = (4 * code.width) / code.modules.length;
  const { left, right, top, bottom } = boxOf(code);
  expect(PAGE.width - right).toBeGreaterThan(quiet);
  const near = items
    .filter((item) => item !== code)
    .map(boxOf)
    .filter(
      (box) =>
        box.left < right + quiet &&
        left - quiet < box.right &&
        box.top < bottom + quiet &&
        top - quiet < box.bottom,
    );
  expect(near).toEqual([]);
});

test('the longer a name, the smaller it is set', () => {
  const sizeOf = (name: string) =>
    pagesOf({ name }, selfPacedSnapshot)[0]
      ?.filter((item) => item.kind === 'line')
      .find(({ style }) => style.weight === 500)?.style.size;
  expect(sizeOf('Dr Amira Farouk')).toBe(6);
  expect(sizeOf('د. أميرة فاروق')).toBeCloseTo(5.4);
  expect(sizeOf('Professor Dr Maximiliana Wolfeschlegelsteinhausen')).toBe(4.2);
});
