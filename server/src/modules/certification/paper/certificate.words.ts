import type { CertificateSnapshot } from '#contracts/certificates/snapshot.ts';
import { formatDateRange, formatLongDate, localDate } from '#domain/time/local-date.ts';

type Type = CertificateSnapshot['type'];
type Kind = CertificateSnapshot['course']['kind'];

/** The words of a certificate in one language; names, titles and places stay as they are stored. */
export type CertificateWords = {
  kinds: Record<Type, string>;
  before(brand: string): string;
  after(type: Type, done: { kind: Kind; hasPassed: boolean }): string;
  comma: string;
  day(day: string): string;
  days(from: string, to: string): string;
  version(version: number): string;
  /** Of minutes, of which there are some. */
  length(minutes: number): string;
  live: string;
  labels: { issued: string; validTo: string; valid: string; attendance: string; points: string };
  forLife: string;
  /** `needed` is null where nothing was asked for. */
  test(needed: number | null): string;
  scan: string;
  enter: string;
};

/** Under two hours minutes say it better, but for whole ones. */
const lengthIn =
  (count: (unit: 'hour' | 'minute', many: number) => string, and: string) =>
  (minutes: number): string => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    if (rest === 0) return count('hour', hours);
    return minutes < 120 ? count('minute', minutes) : `${count('hour', hours)}${and}${count('minute', rest)}`;
  };

const DONE_EN: Record<Type, string> = {
  completion: 'completed the course',
  achievement: 'met the requirements of the course',
  participation: 'took part in the course',
};

export const ENGLISH: CertificateWords = {
  kinds: {
    completion: 'Certificate of completion',
    achievement: 'Certificate of achievement',
    participation: 'Certificate of participation',
  },
  before: (brand) => `${brand} certifies that`,
  after: (type, { hasPassed }) => `${DONE_EN[type]}${hasPassed ? ' and passed its test' : ''}`,
  comma: ',',
  day: (day) => formatLongDate(localDate(day)),
  days: (from, to) => formatDateRange(localDate(from), localDate(to)),
  version: (version) => `version ${version}`,
  length: lengthIn((unit, many) => `${many} ${unit}${many === 1 ? '' : 's'}`, ' '),
  live: 'live online',
  labels: {
    issued: 'Issued',
    validTo: 'Valid to',
    valid: 'Valid',
    attendance: 'Attendance',
    points: 'CPD points',
  },
  forLife: 'for life',
  test: (needed) => (needed === null ? 'Test' : `Test, ${needed}% needed`),
  scan: 'Scan, or enter the number at',
  enter: 'To check this certificate, enter the number at',
};

const MONTHS_AR = [
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
const fieldsOf = (day: string) => {
  const [year, month = 1, date] = day.split('-').map(Number);
  return { year, date: String(date), month: MONTHS_AR[month - 1] };
};
const dayAr = (day: string): string => {
  const { date, month, year } = fieldsOf(day);
  return `${date} ${month} ${year}`;
};
const daysAr = (from: string, to: string): string => {
  const [first, last] = [fieldsOf(from), fieldsOf(to)];
  if (from === to) return dayAr(from);
  if (first.year !== last.year) return `${dayAr(from)} – ${dayAr(to)}`;
  return first.month === last.month
    ? `${first.date}–${dayAr(to)}`
    : `${first.date} ${first.month} – ${dayAr(to)}`;
};

// One and two are words of their own; what is counted is in the plural from 3 to 10, and again from 103 to 110.
const UNITS_AR = {
  hour: { one: 'ساعة واحدة', two: 'ساعتان', few: 'ساعات', other: 'ساعة' },
  minute: { one: 'دقيقة واحدة', two: 'دقيقتان', few: 'دقائق', other: 'دقيقة' },
};
const rulesAr = new Intl.PluralRules('ar');
const countAr = (unit: keyof typeof UNITS_AR, many: number): string => {
  const words = UNITS_AR[unit];
  const rule = rulesAr.select(many);
  if (rule === 'one' || rule === 'two') return words[rule];
  return `${many} ${rule === 'few' ? words.few : words.other}`;
};

/** What is learned at one's own pace, and what is held on certain days. */
const courseAr = (kind: Kind) =>
  kind === 'ELearningCourse'
    ? { name: 'المقرر', itsTest: 'اختباره' }
    : { name: 'الدورة التدريبية', itsTest: 'اختبارها' };
const DONE_AR: Record<Type, string> = {
  completion: 'لإتمام',
  achievement: 'لاستيفاء متطلبات',
  participation: 'للمشاركة في',
};

/** Without a verb that would have to know whether a man or a woman is meant. */
export const ARABIC: CertificateWords = {
  kinds: { completion: 'شهادة إتمام', achievement: 'شهادة إنجاز', participation: 'شهادة مشاركة' },
  before: (brand) => `تمنح ${brand} هذه الشهادة إلى`,
  after: (type, { kind, hasPassed }) => {
    const { name, itsTest } = courseAr(kind);
    return `${DONE_AR[type]} ${name}${hasPassed ? ` واجتياز ${itsTest}` : ''}`;
  },
  comma: '،',
  day: dayAr,
  days: daysAr,
  version: (version) => `النسخة ${version}`,
  length: lengthIn(countAr, ' و'),
  live: 'مباشرة عبر الإنترنت',
  labels: {
    issued: 'تاريخ الإصدار',
    validTo: 'صالحة حتى',
    valid: 'صالحة',
    attendance: 'الحضور',
    points: 'النقاط المهنية',
  },
  forLife: 'مدى الحياة',
  test: (needed) => (needed === null ? 'الاختبار' : `الاختبار، المطلوب ${needed} بالمئة`),
  scan: 'للتحقق من الشهادة امسح الرمز أو أدخل الرقم على الصفحة',
  enter: 'للتحقق من الشهادة أدخل الرقم على الصفحة',
};
