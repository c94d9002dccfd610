import type { CertificateSnapshot } from '#contracts/certificates/snapshot.ts';
import { formatDateRange, formatLongDate, localDate } from '#domain/time/local-date.ts';

type Type = CertificateSnapshot['type'];

/** The words of a paper in one language; names, titles and places stay as they are stored. */
export type PaperWords = {
  kinds: Record<Type, string>;
  before(brand: string): string;
  after(snapshot: CertificateSnapshot): string;
  day(day: string): string;
  days(from: string, to: string): string;
  version(version: number): string;
  length(minutes: number): string;
  with: string;
  labels: {
    issued: string;
    validTo: string;
    forLife: string;
    test: string;
    attendance: string;
    points: string;
  };
  scan: string;
  enter: string;
};

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Below two hours minutes say it better; half an hour and more is said. */
const lengthIn = (
  minutes: number,
  hours: (count: number) => string,
  rest: (count: number) => string,
): string => {
  if (minutes < 120) return rest(minutes);
  const left = minutes % 60;
  return left === 0 ? hours(minutes / 60) : `${hours(Math.floor(minutes / 60))} ${rest(left)}`;
};

export const ENGLISH: PaperWords = {
  kinds: {
    completion: 'Certificate of completion',
    achievement: 'Certificate of achievement',
    participation: 'Certificate of participation',
  },
  before: (brand) => `${brand} certifies that`,
  after: ({ type, scorePercent }) => {
    if (type === 'participation') return 'took part in the course';
    return scorePercent === null ? 'completed the course' : 'completed the course and passed its test';
  },
  day: (day) => formatLongDate(localDate(day)),
  days: (from, to) => formatDateRange(localDate(from), localDate(to)),
  version: (version) => `version ${version}`,
  length: (minutes) =>
    lengthIn(
      minutes,
      (count) => counted(count, 'hour'),
      (count) => counted(count, 'minute'),
    ),
  with: 'Certified by',
  labels: {
    issued: 'Issued',
    validTo: 'Valid to',
    forLife: 'for life',
    test: 'Test',
    attendance: 'Attendance',
    points: 'CPD points',
  },
  scan: 'Scan, or enter the number at',
  enter: 'To verify, enter the number at',
};

const MONTHS = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
];
const arabicDay = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
};

/** Without a verb that would have to know whether a man or a woman is meant. */
export const ARABIC: PaperWords = {
  kinds: { completion: 'شهادة إتمام', achievement: 'شهادة إنجاز', participation: 'شهادة مشاركة' },
  before: () => 'تُمنح هذه الشهادة إلى',
  after: ({ type, scorePercent }) => {
    if (type === 'participation') return 'للمشاركة في المقرّر';
    return scorePercent === null ? 'لإتمام المقرّر' : 'لإتمام المقرّر واجتياز اختباره';
  },
  day: arabicDay,
  days: (from, to) => (from === to ? arabicDay(from) : `${arabicDay(from)} إلى ${arabicDay(to)}`),
  version: (version) => `النسخة ${version}`,
  length: (minutes) =>
    lengthIn(
      minutes,
      (count) => `${count} ساعة`,
      (count) => `${count} دقيقة`,
    ),
  with: 'باعتماد',
  labels: {
    issued: 'تاريخ الإصدار',
    validTo: 'صالحة حتى',
    forLife: 'مدى الحياة',
    test: 'الاختبار',
    attendance: 'الحضور',
    points: 'النقاط المهنية',
  },
  scan: 'امسح الرمز أو أدخل الرقم في',
  enter: 'للتحقق أدخل الرقم في',
};
