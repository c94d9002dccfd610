import { expect, test } from 'vitest';
import { readPdf } from '#server/testing/read-pdf.ts';
import type { PaperModel } from './paper.model.ts';
import { renderPaper } from './render-paper.tsx';

const deposit = {
  name: 'Deposit',
  dueOn: '9 March 2027',
  eur: '€435.00',
  aed: 'AED 1,883.55',
  state: 'Paid',
  isDone: true,
};

const paper: PaperModel = {
  kind: 'Receipt',
  number: 'R-2027-000012',
  date: '9 March 2027',
  brand: 'Aurea Academy',
  figure: { label: 'Received', sum: 'AED 1,883.55', notes: ['Settles €435.00 at 1 EUR = 4.33 AED.'] },
  progress: { share: 0.3, done: '€435.00 paid to date', open: '€1,015.00 outstanding of €1,450.00' },
  seller: ['Aurea Academy FZ-LLC', 'Dubai Healthcare City', 'TRN: 100000000000003'],
  buyer: ['Praxis Müller GmbH', 'Zoë Ångström'],
  sections: [{ title: 'This payment', rows: [{ label: 'Course', value: 'Botox Training' }] }],
  parts: [deposit],
};

const drawn = async (changes: Partial<PaperModel> = {}) => {
  const pdf = await renderPaper({ ...paper, ...changes });
  const text = pdf.toString('latin1');
  const faces = [...text.matchAll(/\/FontName \/[A-Z]+\+([\w-]+)/g)].map(([, name]) => name?.split('-')[0]);
  return { size: pdf.length, pages: text.match(/\/Type \/Page\b/g)?.length, faces: new Set(faces), text };
};

test('a paper is one small page in the face of the site, with the letters it needs', async () => {
  const { size, pages, faces, text } = await drawn();
  expect(pages).toBe(1);
  expect(text).toContain('/FontFile2');
  expect([...faces]).toEqual(['HankenGrotesk']);
  expect(size).toBeLessThan(40_000);
});

test('names that the site’s face cannot write are written all the same', async () => {
  expect((await drawn({ buyer: ['د. أميرة فاروق'] })).faces).toContain('IBMPlexSansArabic');
  expect((await drawn({ buyer: ['Ελένη Παππά'] })).faces).toContain('NotoSans');
});

test('a name in Arabic is written whole, beside others', async () => {
  const buyer = ['د. أميرة فاروق', 'Nguyễn Thị Hồng'.normalize('NFD')];
  const [page = []] = readPdf(await renderPaper({ ...paper, buyer }));
  const texts = page.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['أميرة', 'فاروق', 'Nguyễn Thị Hồng'.normalize('NFC')]));
});

test('a plan of many parts goes on over the next page, and each says which it is', async () => {
  const parts = Array.from({ length: 30 }, (_, at) => ({ ...deposit, name: `Installment ${at + 1}` }));
  const pages = readPdf(await renderPaper({ ...paper, parts }));
  expect(pages).toHaveLength(2);
  pages.forEach((page, at) => {
    const foot = page.find(({ text }) => text === `Receipt R-2027-000012, page ${at + 1} of 2`);
    expect(foot?.y).toBeCloseTo(808, -1);
  });
});
