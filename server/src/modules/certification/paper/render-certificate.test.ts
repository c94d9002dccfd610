import { describe, expect, test } from 'vitest';
import type { CertificateSnapshot } from '#contracts/certificates/snapshot.ts';
import { renderCertificate } from './render-certificate.tsx';

const snapshot: CertificateSnapshot = {
  name: 'Dr Amira Farouk',
  type: 'completion',
  course: {
    title: 'Botulinum Toxin: Reconstitution, Dosing, Safety',
    code: 'EL-110',
    kind: 'ELearningCourse',
    version: 3,
  },
  minutes: 69,
  cpdPoints: 2.25,
  scorePercent: 90,
  neededPercent: 70,
  attendancePercent: null,
  heldFrom: null,
  heldTo: null,
  city: '',
  country: '',
  issuedOn: '2027-03-02',
  expiresOn: '2030-03-01',
  issuer: { name: 'Aurea Academy FZ-LLC', address: 'Dubai Healthcare City, Building 64, Dubai' },
  bodies: [{ name: 'Dubai Health Authority', role: 'co-issuer' }],
  signatories: [
    { name: 'Dr Leila Haddad', role: 'Lead Instructor' },
    { name: 'Nadia Rahman', role: 'Co-Instructor' },
  ],
  hasBadge: true,
  hasQr: true,
};
const number = 'AUR-9F4T-2XQM-B7AA';
const draw = (changes: Partial<CertificateSnapshot> = {}) =>
  renderCertificate({
    snapshot: { ...snapshot, ...changes },
    number,
    verifyUrl: `https://aurea.academy/verify/${number}`,
    brand: 'Aurea Academy',
  });
const drawn = async (changes: Partial<CertificateSnapshot> = {}) => {
  const pdf = await draw(changes);
  const text = pdf.toString('latin1');
  const faces = [...text.matchAll(/\/FontName \/[A-Z]+\+([\w-]+)/g)].map(([, name]) => name?.split('-')[0]);
  return { size: pdf.length, pages: text.match(/\/Type \/Page\b/g)?.length, faces: new Set(faces), text };
};

test('a certificate is two small pages of A4 across, with the letters it needs in it', async () => {
  const { size, pages, faces, text } = await drawn();
  expect(pages).toBe(2);
  expect(text).toContain('/MediaBox [0 0 841.89');
  expect(text.match(/\/FontFile2/g)?.length).toBe(text.match(/\/FontName/g)?.length);
  expect([...faces].toSorted()).toEqual(['HankenGrotesk', 'IBMPlexSansArabic']);
  expect(size).toBeLessThan(80_000);
});

test('the same certificate is the same file, whenever it is drawn', async () => {
  const first = await draw();
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect((await draw()).equals(first)).toBe(true);
  expect((await draw({ name: 'Dr Amira Farouq' })).equals(first)).toBe(false);
});

describe('what is long, or written otherwise, has room', () => {
  test.each<[string, Partial<CertificateSnapshot>]>([
    ['a name of 200 characters', { name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(6).slice(0, 200) }],
    ['a name from right to left', { name: 'د. أميرة عبد الرحمن الفاروق' }],
    ['a name with combining marks', { name: 'Nguyễn Thị Thùy Trang' }],
    [
      'a title of 200 characters',
      { course: { ...snapshot.course, title: 'Advanced contouring of the face '.repeat(7).slice(0, 200) } },
    ],
    ['a certificate for life without a code to scan', { expiresOn: null, hasQr: false }],
    [
      'a run with everything',
      {
        heldFrom: '2027-04-09',
        heldTo: '2027-04-10',
        city: 'Dubai',
        country: 'United Arab Emirates',
        minutes: 960,
        attendancePercent: 100,
        bodies: Array.from({ length: 5 }, (_, at) => ({
          name: `Body of certification ${at}`,
          role: 'co-issuer',
        })),
        signatories: Array.from({ length: 3 }, (_, at) => ({
          name: `Professor Doctor ${at}`,
          role: 'Instructor',
        })),
      },
    ],
  ])('%s', async (_, changes) => {
    expect((await drawn(changes)).pages).toBe(2);
  });
});
