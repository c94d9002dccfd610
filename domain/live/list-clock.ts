/** How a list writes days whose figures could be read in two ways: 3/4/2027. */
export const DAY_ORDERS = ['month-first', 'day-first'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

/** A moment as a list says it. `day` is missing where only a clock is said; `offset` is there where it says its zone itself. */
export type ListedMoment = { day: string | null; time: string; offset: string | null };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const FIGURES = /^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4}|\d{2})$/;
const MONTH_WORD = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/;
const WORD_MONTH = /^(\d{1,2})\.? ([a-z]{3})[a-z]*\.?,? (\d{4})$/;
const CLOCK = /^(?:(.+?)[, t]+(?:at )?)?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)? ?(?:([ap])\.?m\.?)?$/;
const ZONE = /^(.*?) ?\(?(z|utc|gmt)?([+-]\d{1,2}(?::?\d{2})?)?\)?$/;

/** Platforms write narrow spaces, wrap what spreadsheets shall not change (="…") and mix cases. */
const plain = (text: string): string =>
  text
    .replace(/^="(.*)"$/s, '$1')
    .replace(/[\s\u200e\u200f]+/gu, ' ')
    .trim()
    .toLowerCase();

/** What a cell of a list says, or null where it says no moment. */
export const readListedMoment = (cell: string, order: DayOrder): ListedMoment | null => {
  if (cell.length > 80) return null;
  const { clock, offset } = splitZone(plain(cell));
  const match = CLOCK.exec(clock);
  if (!match) return null;
  const [, dayText, hours, minutes, seconds = '00', half] = match;
  const time = timeOf(Number(hours), half, `${minutes}:${seconds}`);
  if (!time) return null;
  if (dayText === undefined) return { day: null, time, offset };
  const day = dayOf(dayText.replace(/,$/, ''), order);
  return day === null ? null : { day, time, offset };
};

/** A zone is said behind the clock: what is before it must still be a moment. */
const splitZone = (text: string): { clock: string; offset: string | null } => {
  const [, clock = '', word, figures] = ZONE.exec(text) ?? [];
  if (!CLOCK.test(clock) || (!word && !figures)) return { clock: text, offset: null };
  if (!figures) return { clock, offset: '+00:00' };
  const [, sign, hours = '', minutes = '00'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(figures) ?? [];
  return { clock, offset: `${sign}${hours.padStart(2, '0')}:${minutes}` };
};

const timeOf = (hours: number, half: string | undefined, rest: string): string | null => {
  const isTwelve = half !== undefined;
  if (isTwelve ? hours < 1 || hours > 12 : hours > 23) return null;
  if (!/^[0-5]\d:[0-5]\d$/.test(rest)) return null;
  const whole = isTwelve ? (hours % 12) + (half === 'p' ? 12 : 0) : hours;
  return `${String(whole).padStart(2, '0')}:${rest}`;
};

const dayOf = (text: string, order: DayOrder): string | null => {
  const [, y, m, d] = YEAR_FIRST.exec(text) ?? [];
  if (y) return realDay(Number(y), Number(m), Number(d));
  const [, word, wordDay, wordYear] = MONTH_WORD.exec(text) ?? [];
  if (word) return realDay(Number(wordYear), MONTHS.indexOf(word) + 1, Number(wordDay));
  const [, dayFirst, month = '', year] = WORD_MONTH.exec(text) ?? [];
  if (dayFirst) return realDay(Number(year), MONTHS.indexOf(month) + 1, Number(dayFirst));
  const [, a, sign, b, inYear = ''] = FIGURES.exec(text) ?? [];
  if (!a) return null;
  const fullYear = Number(inYear) + (inYear.length === 2 ? 2000 : 0);
  // Who writes points writes the day first, everywhere.
  return order === 'day-first' || sign === '.'
    ? realDay(fullYear, Number(b), Number(a))
    : realDay(fullYear, Number(a), Number(b));
};

const realDay = (year: number, month: number, day: number): string | null => {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isReal = month >= 1 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isReal ? at.toISOString().slice(0, 10) : null;
};
