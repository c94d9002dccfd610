import { expect, test } from 'vitest';
import { readPdf, type Shown } from '#server/testing/read-pdf.ts';
import { drawSignatureSheet } from '../draw-signature-sheet.ts';
import type { SignatureSheetModel, SignatureSheetRow } from './signature-sheet.model.ts';

const row: SignatureSheetRow = {
  name: 'Dr Amira Farouk',
  arrived: '08:55',
  left: '17:02',
  noted: 'Signature',
  signature: 'M60 220C140 60 200 30 210 70c10 60-120 165-80 180',
};
const sheet: SignatureSheetModel = {
  brand: 'Aurea Academy',
  issuer: 'Aurea Academy FZ-LLC',
  course: 'Botox and Dermal Fillers: Professional Training',
  code: 'DXB-2027-04',
  day: '1 of 2',
  date: '9 April 2027',
  hours: '09:00 to 17:00, in Dubai',
  venue: 'Aurea Training Center, Dubai',
  instructors: 'Dr Leila Haddad',
  participants: [row],
  totals: [
    { label: 'Participants', value: '1' },
    { label: 'Present', value: '1' },
  ],
};

const drawn = async (changes: Partial<SignatureSheetModel> = {}) => {
  const pdf = await drawSignatureSheet({ ...sheet, ...changes });
  return { pdf, pages: readPdf(pdf), says: readPdf(pdf).map(said) };
};
const said = (page: readonly Shown[]) =>
  page
    .map(({ text }) => text)
    .join(' ')
    .replaceAll('  ', ' ');

test('a sheet says which day of which course it is, who was there, and how that was noted', async () => {
  const { says } = await drawn();
  expect(says).toHaveLength(1);
  for (const words of [
    'Signature sheet DXB-2027-04',
    'Botox and Dermal Fillers: Professional Training',
    'Day 1 of 2, 9 April 2027',
    'Hours 09:00 to 17:00, in Dubai',
    'Instructors Dr Leila Haddad',
    '1 Dr Amira Farouk 08:55 17:02 Signature',
    'Participants 1 Present 1',
  ])
    expect(says[0]).toContain(words);
});

test('each of its pages says so by itself, and which of how many it is', async () => {
  const participants = Array.from({ length: 40 }, (_, at) => ({ ...row, name: `Participant Number${at}` }));
  const { says, pages } = await drawn({ participants });
  expect(says.length).toBeGreaterThan(2);
  says.forEach((page, at) => {
    expect(page).toContain('Day 1 of 2, 9 April 2027');
    expect(page).toContain(`Signature sheet DXB-2027-04, page ${at + 1} of ${says.length}`);
  });
  expect(
    participants.every(({ name }) => says.filter((page) => `${page} `.includes(`${name} `)).length === 1),
  ).toBe(true);
  expect(pages.flat().every(({ x, y }) => x >= 48 && x < 548 && y > 30 && y < 820)).toBe(true);
  expect(says.at(-1)).toContain('Participants 1 Present 1');
});

test('names in any writing and of any length stay in their column', async () => {
  const names = ['د. أميرة فاروق', 'W'.repeat(200), 'Wolfeschlegelsteinhausenbergerdorff'];
  const { pages } = await drawn({ participants: names.map((name) => ({ ...row, name })) });
  const texts = pages.flat().map(({ text }) => text);
  expect(texts).toContain('أميرة');
  expect(texts.filter((text) => /^W+$/.test(text)).join('')).toBe('W'.repeat(200));
  expect(texts.filter((text) => /^W+$/.test(text)).length).toBeGreaterThan(10);
});

test('a drawn signature is in the file as lines; what is none leaves its box empty', async () => {
  const sizeOf = async (signature: string | null) =>
    (await drawn({ participants: [{ ...row, signature }] })).pdf.length;
  const empty = await sizeOf(null);
  expect(await sizeOf(row.signature)).toBeGreaterThan(empty);
  expect(await sizeOf('M0 0L')).toBe(empty);
});
