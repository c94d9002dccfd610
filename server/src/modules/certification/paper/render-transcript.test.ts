import { expect, test } from 'vitest';
import { readPdf } from '#server/testing/read-pdf.ts';
import { renderTranscript } from './render-transcript.tsx';
import type { TranscriptModel, TranscriptRow } from './transcript.model.ts';

const row: TranscriptRow = {
  course: 'Botulinum Toxin: Dosing',
  number: 'AUR-9F4T-2XQM-B7K2',
  issued: '2 Mar 2027',
  validTo: '1 Mar 2030',
  hours: '1.15',
  points: '2',
  state: 'Valid',
  isOver: false,
};
const transcript: TranscriptModel = {
  brand: 'Aurea Academy',
  date: '30 September 2027',
  issuer: ['Aurea Academy FZ-LLC', 'Dubai Healthcare City, Building 64, Dubai'],
  person: ['Dr Amira Farouk', 'د. أميرة فاروق'],
  figure: { label: 'CPD points', sum: '4.25', notes: ['3 certificates, of which 2 are valid.'] },
  certificates: [
    row,
    { ...row, course: 'Dermal Fillers', number: 'AUR-2222-2222-2222', validTo: 'for life', points: '2.25' },
    { ...row, course: 'Peelings', number: 'AUR-3333-3333-3333', state: 'Revoked', isOver: true },
  ],
  points: [
    { year: '2027', body: 'Dubai Health Authority', points: '4.25' },
    { year: '2027', body: 'الهيئة السعودية', points: '2.25' },
  ],
};
const drawn = async (changes: Partial<TranscriptModel> = {}) => {
  const pages = readPdf(await renderTranscript({ ...transcript, ...changes }));
  const said = pages.map((page) =>
    page
      .map(({ text }) => text)
      .join(' ')
      .replaceAll('  ', ' '),
  );
  return { pages, said };
};

test('a transcript says what somebody holds, and the points by body and year', async () => {
  const { said } = await drawn();
  expect(said).toHaveLength(1);
  for (const words of [
    'Dr Amira Farouk',
    'CPD points',
    '4.25',
    'Botulinum Toxin: Dosing AUR-9F4T-2XQM-B7K2 2 Mar 2027 1 Mar 2030 1.15 2 Valid',
    'Dermal Fillers AUR-2222-2222-2222 2 Mar 2027 for life 1.15 2.25 Valid',
    'Peelings AUR-3333-3333-3333 2 Mar 2027 1 Mar 2030 1.15 2 Revoked',
    '2027 Dubai Health Authority 4.25',
    'All certificates, each once 4.25',
    'Transcript 30 September 2027, page 1 of 1',
  ])
    expect(said[0]).toContain(words);
});

test('many certificates, and titles of any length, go on over the next pages', async () => {
  const certificates = Array.from({ length: 40 }, (_, at) => ({
    ...row,
    number: `AUR-${at}`,
    course: at % 2 ? 'W'.repeat(200) : 'توكسين البوتولينوم: التحضير والجرعات والسلامة',
  }));
  const { pages, said } = await drawn({ certificates });
  expect(pages.length).toBeGreaterThan(4);
  expect(said.at(-1)).toContain(`page ${pages.length} of ${pages.length}`);
  expect(certificates.every(({ number }) => said.some((page) => page.includes(` ${number} `)))).toBe(true);
  expect(pages.flat().every(({ x, y }) => x >= 48 && x < 548 && y > 30 && y < 820)).toBe(true);
});

test('whoever has no points yet has no table of them', async () => {
  const { said } = await drawn({ points: [], certificates: [] });
  expect(said[0]).not.toContain('Points by year');
});
