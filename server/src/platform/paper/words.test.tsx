import { Document, Page, renderToBuffer } from '@react-pdf/renderer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPdf } from '#server/testing/read-pdf.ts';
import { FAMILIES } from './fonts.ts';
import { unwritableIn, written } from './spans.ts';
import { Words } from './words.tsx';

const drawn = async (texts: readonly string[]) => {
  const lines = texts.map((text, at) => ({ text, line: `${at} ${text}` }));
  const [page = []] = readPdf(
    await renderToBuffer(
      <Document>
        <Page size={[4000, 14_000]} style={{ fontFamily: FAMILIES, fontSize: 20 }}>
          {lines.map(({ text, line }) => (
            <Words key={line} style={{ width: 3900 }}>
              {text}
            </Words>
          ))}
        </Page>
      </Document>,
    ),
  );
  return page;
};

/** A bracket is drawn the other way round where the text runs from the right, and what keeps letters apart not at all. */
const lettersOf = (text: string) =>
  [...text.replaceAll(/[ \u200c]/g, '').replaceAll(/[()]/g, '|')].toSorted().join('');

test('no letter of a name gets lost, in whichever writing and order', async () => {
  const letters = [
    'aäæßéčđğłøřșťŵżąQMWIJ',
    'ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءآأإؤئ',
    'پچژگکیێەڕڵۆٹڈڑںےھ',
    'αβγδεζωάΣΩ',
    'абвгдежзЩҐёїљ',
    'ễịồặẨắữợ',
    "-'.,()0123456789",
  ];
  const word = fc.oneof(
    ...letters.map((all) => fc.string({ unit: fc.constantFrom(...all), minLength: 1, maxLength: 8 })),
  );
  const name = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
  const names = fc.sample(name, { numRuns: 250, seed: 20270302 });
  expect(names.flatMap(unwritableIn)).toEqual([]);
  const page = await drawn(names);
  expect(lettersOf(page.map(({ text }) => text).join(''))).toBe(lettersOf(names.map(written).join('')));
});

test('accents and vowels get lost as little', async () => {
  const names = ['Ọlájùmọ̀kẹ́ Ṣẹ́gun', 'x\u0302 q\u0303 M\u030c', 'مُحَمَّد بْن عَبْد الرَّحْمٰن', 'می‌خواهم', 'ẋ̨ ó̧'];
  const page = await drawn(names);
  expect(lettersOf(page.map(({ text }) => text).join(''))).toBe(lettersOf(names.map(written).join('')));
});
