import { expect, test } from 'vitest';
import type { CertificateSnapshot } from '#contracts/certificates/snapshot.ts';
import { readPdf } from '#server/testing/read-pdf.ts';
import { inPersonSnapshot, sampleCertificate } from '#server/testing/sample-certificate.ts';
import { renderCertificate } from './render-certificate.tsx';

const draw = (changes: Partial<CertificateSnapshot> = {}, from?: CertificateSnapshot) =>
  renderCertificate(sampleCertificate(changes, from));
const drawn = async (changes: Partial<CertificateSnapshot> = {}, from?: CertificateSnapshot) => {
  const pdf = await draw(changes, from);
  const text = pdf.toString('latin1');
  const faces = [...text.matchAll(/\/FontName \/[A-Z]+\+([\w-]+)/g)].map(
    ([, name]) => name?.split('-')[0] ?? '',
  );
  return { size: pdf.length, pages: text.match(/\/Type \/Page\b/g)?.length, faces: new Set(faces), text };
};

test('a certificate is two small pages of A4 across, one for each language', async () => {
  const { size, pages, faces, text } = await drawn();
  expect(pages).toBe(2);
  expect(text.match(/\/MediaBox \[0 0 841\.89\d* 595\.28\d*\]/g)).toHaveLength(2);
  expect([...faces].toSorted()).toEqual(['HankenGrotesk', 'IBMPlexSansArabic']);
  expect(size).toBeLessThan(50_000);
});

test('every face is in the file, with the letters that are used', async () => {
  const { text, faces, size } = await drawn({ name: 'Ελένη Παππά 張' }, inPersonSnapshot);
  expect(faces).toContain('NotoSans');
  expect(text.match(/\/FontFile2/g)?.length).toBe(text.match(/\/FontName/g)?.length);
  expect(text).not.toContain('Helvetica');
  expect(size).toBeLessThan(80_000);
});

test('what it says can be copied from it, in either writing', async () => {
  const [english = [], arabic = []] = readPdf(await draw({ name: 'د. أميرة فاروق' }, inPersonSnapshot));
  const texts = (page: typeof english) => page.map(({ text }) => text);
  for (const words of [
    'met the requirements of the course and passed its test',
    'Botox and Dermal Fillers:',
    'United Arab Emirates',
    'Test, 70% needed',
    '2.25',
    'for life',
    'AUR-9F4T-2XQM-B7K2',
  ])
    expect(texts(english)).toContain(words);
  // Words from the right, as they stand from the left.
  expect(texts(arabic).join('')).toContain('اختبارها واجتياز التدريبية الدورة متطلبات لاستيفاء');
  expect(texts(arabic).join('')).toContain('2027 مارس 2');
  for (const page of [english, arabic]) {
    expect(texts(page).join('')).toContain('فاروق أميرة .د');
    expect(page.every(({ x, y }) => x > 30 && x < 812 && y > 30 && y < 570)).toBe(true);
  }
});

test('it is dated on its day of issue', async () => {
  expect((await drawn()).text).toContain('(D:20270302000000Z)');
});

test('the same certificate is the same file, whatever else was drawn before it', async () => {
  const first = await draw();
  await draw({ name: 'Nguyễn Thị Hồng Ánh'.normalize('NFD') }, inPersonSnapshot);
  await draw({ name: 'علی پرویز شیرازی', course: { ...inPersonSnapshot.course, title: 'ساعة' } });
  const [again, beside] = await Promise.all([draw(), draw({ name: 'Dr Amira Faruk' })]);
  expect(again.equals(first)).toBe(true);
  expect(beside.equals(first)).toBe(false);
});

test('one without a code to scan is smaller, and two pages as well', async () => {
  const { size, pages } = await drawn({ hasQr: false });
  expect(pages).toBe(2);
  expect(size).toBeLessThan((await drawn()).size);
});
