declare const unit: unique symbol;

/** A calendar day 'YYYY-MM-DD' without a zone; plain string comparison orders it. Only `localDate` makes one. */
export type LocalDate = string & { readonly [unit]: 'local date' };

const DAY_MS = 86_400_000;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

function toMs(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function fromMs(ms: number): LocalDate {
  return localDate(new Date(ms).toISOString().slice(0, 10));
}

/** A calendar day from 'YYYY-MM-DD'. Throws RangeError for anything else and for days that do not exist. */
export function localDate(text: string): LocalDate {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text) {
    throw new RangeError(`Not a calendar day: ${text}`);
  }
  return text as LocalDate;
}

/** Calendar days from `from` to `to`: 0 on the same day, negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((toMs(to) - toMs(from)) / DAY_MS);
}

/** The day `days` calendar days later (earlier when negative). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromMs(toMs(date) + days * DAY_MS);
}

/** The same day of the month `months` later, or that month's last day where it has no such day. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const { year, month, day } = fields(date);
  const lastDay = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return fromMs(Date.UTC(year, month + months, Math.min(day, lastDay)));
}

/** Negative when a is earlier than b, 0 on the same day, positive when later: an argument for sort. */
export function compareDates(a: LocalDate, b: LocalDate): number {
  return daysBetween(b, a);
}

/** 0 on a Monday to 6 on a Sunday. */
export function weekday(date: LocalDate): number {
  return (new Date(toMs(date)).getUTCDay() + 6) % 7;
}

function fields(date: LocalDate) {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return { year, month: month - 1, day, monthName: MONTHS[month - 1] ?? '' };
}

type Missing = null | undefined;
const MISSING = 'TBD';

/** 'Mar 5, 2027', as lists show dates; 'TBD' when missing. */
export function formatListDate(date: LocalDate | Missing): string {
  if (!date) return MISSING;
  const { year, monthName, day } = fields(date);
  return `${monthName.slice(0, 3)} ${day}, ${year}`;
}

/** '5 Mar 2027', as detail pages show dates; 'TBD' when missing. */
export function formatDetailDate(date: LocalDate | Missing): string {
  if (!date) return MISSING;
  const { year, monthName, day } = fields(date);
  return `${day} ${monthName.slice(0, 3)} ${year}`;
}

/** '5 March 2027'; 'TBD' when missing. */
export function formatLongDate(date: LocalDate | Missing): string {
  if (!date) return MISSING;
  const { year, monthName, day } = fields(date);
  return `${day} ${monthName} ${year}`;
}

/** '9–10 April 2027', repeating month and year only where they differ; one day when the end is missing or the same. */
export function formatDateRange(start: LocalDate | Missing, end: LocalDate | Missing): string {
  if (!start || !end || start === end) return formatLongDate(start);
  const first = fields(start);
  const last = fields(end);
  if (first.year !== last.year) return `${formatLongDate(start)} – ${formatLongDate(end)}`;
  if (first.month !== last.month) return `${first.day} ${first.monthName} – ${formatLongDate(end)}`;
  return `${first.day}–${formatLongDate(end)}`;
}
