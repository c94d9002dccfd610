import { describe, expect, test } from 'vitest';
import type { CertificateSnapshot } from '#contracts/certificates/snapshot.ts';
import {
  inPersonSnapshot,
  sampleCertificate,
  selfPacedSnapshot,
} from '#server/testing/sample-certificate.ts';
import { certificateModel } from './certificate.present.ts';

const pagesOf = (changes: Partial<CertificateSnapshot> = {}, from = selfPacedSnapshot) => {
  const [english, arabic] = certificateModel(sampleCertificate(changes, from)).pages;
  if (!english || !arabic) throw new Error('a page is missing');
  return { english, arabic };
};
const particularsOf = (changes: Partial<CertificateSnapshot>, from = inPersonSnapshot) => {
  const { english, arabic } = pagesOf(changes, from);
  return [english, arabic].map(({ particulars }) => particulars.map(({ text }) => text));
};
const factsOf = (changes: Partial<CertificateSnapshot> = {}, from = selfPacedSnapshot) => {
  const { english, arabic } = pagesOf(changes, from);
  return [english, arabic].map(({ facts }) => facts.map(({ label, value }) => `${label}: ${value}`));
};

describe('what is certified', () => {
  test.each([
    ['completion', 'completed the course and passed its test', 'لإتمام المقرر واجتياز اختباره'],
    [
      'achievement',
      'met the requirements of the course and passed its test',
      'لاستيفاء متطلبات المقرر واجتياز اختباره',
    ],
    ['participation', 'took part in the course and passed its test', 'للمشاركة في المقرر واجتياز اختباره'],
  ] as const)('%s, with a test that was passed', (type, inEnglish, inArabic) => {
    const { english, arabic } = pagesOf({ type });
    expect(english).toMatchObject({ before: 'Aurea Academy certifies that', after: inEnglish });
    expect(arabic).toMatchObject({ before: 'تمنح Aurea Academy هذه الشهادة إلى', after: inArabic });
    expect(english.kind).toBe(`Certificate of ${type}`);
  });

  test.each([
    ['there was none', { scorePercent: null, neededPercent: null }],
    ['nothing was asked for', { scorePercent: 90, neededPercent: null }],
    ['less was reached than asked for', { scorePercent: 60, neededPercent: 70 }],
  ])('no passed test where %s', (_, changes) => {
    const { english, arabic } = pagesOf(changes);
    expect(english.after).toBe('completed the course');
    expect(arabic.after).toBe('لإتمام المقرر');
  });

  test('names, titles and places stand as they are stored, on both pages', () => {
    const name = 'Nguyễn Thị Hồng Ánh';
    for (const page of Object.values(pagesOf({ name }, inPersonSnapshot))) {
      expect(page).toMatchObject({
        name,
        course: inPersonSnapshot.course.title,
        bodies: inPersonSnapshot.bodies,
      });
      expect(page.particulars).toContainEqual({ text: 'Dubai', isOurs: false });
    }
  });
});

describe('what was held', () => {
  test('a run says its days, its place and its hours', () => {
    expect(particularsOf({})).toEqual([
      ['DXB-2027-04', '9–10 April 2027', 'Dubai', 'United Arab Emirates', '16 hours'],
      ['DXB-2027-04', '9–10 أبريل 2027', 'Dubai', 'United Arab Emirates', '16 ساعة'],
    ]);
  });

  test('what is learned at one’s own pace says its version and its minutes', () => {
    expect(particularsOf({}, selfPacedSnapshot)).toEqual([
      ['EL-110', 'version 3', '69 minutes'],
      ['EL-110', 'النسخة 3', '69 دقيقة'],
    ]);
  });

  test('a live course says that it was online', () => {
    const course = { ...inPersonSnapshot.course, kind: 'OnlineLiveTraining' as const };
    const [english, arabic] = particularsOf({ course, city: '', country: '', minutes: 0 });
    expect(english).toEqual(['DXB-2027-04', '9–10 April 2027', 'live online']);
    expect(arabic).toEqual(['DXB-2027-04', '9–10 أبريل 2027', 'مباشرة عبر الإنترنت']);
  });

  test.each([
    [1, '1 minute', 'دقيقة واحدة'],
    [45, '45 minutes', '45 دقيقة'],
    [60, '1 hour', 'ساعة واحدة'],
    [105, '105 minutes', '105 دقائق'],
    [120, '2 hours', 'ساعتان'],
    [150, '2 hours 30 minutes', 'ساعتان و30 دقيقة'],
    [180, '3 hours', '3 ساعات'],
    [6000, '100 hours', '100 ساعة'],
  ])('%i minutes are %s', (minutes, inEnglish, inArabic) => {
    expect(particularsOf({ minutes }).map((texts) => texts.at(-1))).toEqual([inEnglish, inArabic]);
  });

  test.each([
    ['2027-04-09', '2027-04-09', '9 April 2027', '9 أبريل 2027'],
    ['2027-04-30', '2027-05-01', '30 April – 1 May 2027', '30 أبريل – 1 مايو 2027'],
    ['2027-12-31', '2028-01-02', '31 December 2027 – 2 January 2028', '31 ديسمبر 2027 – 2 يناير 2028'],
  ])('from %s to %s', (heldFrom, heldTo, ...days) => {
    expect(particularsOf({ heldFrom, heldTo }).map((texts) => texts[1])).toEqual(days);
  });
});

describe('the facts', () => {
  test('say when it was issued, until when it is valid, and what was reached', () => {
    expect(factsOf()).toEqual([
      ['Issued: 2 March 2027', 'Valid to: 1 March 2030', 'Test, 70% needed: 90%', 'CPD points: 2'],
      [
        'تاريخ الإصدار: 2 مارس 2027',
        'صالحة حتى: 1 مارس 2030',
        'الاختبار، المطلوب 70 بالمئة: 90%',
        'النقاط المهنية: 2',
      ],
    ]);
  });

  test('of a run also say the attendance; for life is said in words, and parts of a point are', () => {
    expect(factsOf({}, inPersonSnapshot)[0]).toEqual([
      'Issued: 2 March 2027',
      'Valid: for life',
      'Test, 70% needed: 90%',
      'Attendance: 100%',
      'CPD points: 2.25',
    ]);
  });

  test('leave out what there was not', () => {
    const without = { scorePercent: null, neededPercent: null, cpdPoints: null, expiresOn: null };
    expect(factsOf(without)).toEqual([
      ['Issued: 2 March 2027', 'Valid: for life'],
      ['تاريخ الإصدار: 2 مارس 2027', 'صالحة: مدى الحياة'],
    ]);
  });
});

describe('how it is checked', () => {
  test('the code leads to its own page, and the words to the page where its number is entered', () => {
    const model = certificateModel(sampleCertificate());
    expect(model).toMatchObject({
      code: 'https://aurea.academy/verify/AUR-9F4T-2XQM-B7K2',
      address: 'aurea.academy/verify',
      number: 'AUR-9F4T-2XQM-B7K2',
    });
    expect(pagesOf().english.check).toBe('Scan, or enter the number at');
  });

  test('without a code the words do not speak of scanning', () => {
    const data = sampleCertificate({ hasQr: false });
    expect(certificateModel(data).code).toBeNull();
    expect(pagesOf({ hasQr: false }).english.check).toBe('To check this certificate, enter the number at');
  });
});

test.each([
  ['2027-01-01', 0],
  ['2027-03-01', 2 / 12],
  ['2027-07-16', 6 / 12 + 15 / 31 / 12],
  ['2028-02-29', 1 / 12 + 28 / 29 / 12],
])('the needle stands at %s', (issuedOn, share) => {
  expect(certificateModel(sampleCertificate({ issuedOn })).yearShare).toBeCloseTo(share);
});
