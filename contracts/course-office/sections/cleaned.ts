import { z } from 'zod';
import { storable } from '../../fields.ts';

// The cleaning rules of the course form: what a form, a spreadsheet or an old client sends becomes what is kept.
// A value that cannot be made sense of is told in words, never dropped. Issues here let the others be told too.

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

const trimmed = (value: unknown) => {
  if (isBlank(value)) return '';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : value;
};

const parsed = (value: unknown) => {
  const text = trimmed(value);
  if (typeof text !== 'string' || typeof value === 'number') return value;
  // Three digits behind a comma may be thousands, and a price a thousand times too low is worse than a question.
  return /^-?\d+(\.\d+|,\d\d?)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
};

type Part = Record<string, unknown>;
/** What has fields of its own; anything else has none. */
export const partOf = (value: unknown): Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Part) : {};

/** Trimmed text of at most `max` characters; nothing is ''. */
export const text = (label: string, max = 200, fallback = '') =>
  z.preprocess(
    (value) => (isBlank(value) ? fallback : trimmed(value)),
    z
      .string(`${label} must be text`)
      .max(max, `${label} can have at most ${max.toLocaleString('en')} characters`)
      .refine(storable, `${label} contains characters that cannot be shown`),
  );

/** Text that a new object begins with; whoever empties it means nothing. */
export const textFrom = (label: string, max: number, initial: string) =>
  z.preprocess((value) => (value === undefined ? initial : value), text(label, max));

type Bounds = { min?: number; max?: number; decimals?: 0 | 2; unit?: string };

const bounded = (label: string, { min, max, decimals = 0 }: Bounds) =>
  z
    .number(`${label} must be a number`)
    .refine(
      (value) => Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6,
      decimals === 0 ? `${label} must be a whole number` : `${label} can have at most two decimals`,
    )
    .min(min ?? -1_000_000, `${label} must be at least ${min}`)
    .max(max ?? 1_000_000, `${label} can be at most ${(max ?? 1_000_000).toLocaleString('en')}`);

/** A number that may come as text; nothing is `fallback`. */
export const number = (label: string, { fallback, ...bounds }: Bounds & { fallback: number }) =>
  z.preprocess((value) => (isBlank(value) ? fallback : parsed(value)), bounded(label, bounds));

/** A number that may come as text; nothing is null. */
export const optionalNumber = (label: string, bounds: Bounds = {}) =>
  z.preprocess((value) => (isBlank(value) ? null : parsed(value)), bounded(label, bounds).nullable());

/** A percentage from 0 to 100. */
export const percent = (label: string, fallback: number, { decimals }: Pick<Bounds, 'decimals'> = {}) =>
  number(label, { min: 0, max: 100, fallback, decimals });

/** EUR with at most two decimals; nothing is null. Negative amounts are spoken of by the rules of the form. */
export const price = (label: string) => optionalNumber(label, { decimals: 2 });

const TRUE = new Set<unknown>([true, 'true', 'on', '1', 1]);
/** Anything that is not yes is no. */
export const tick = () => z.preprocess((value) => TRUE.has(value), z.boolean());

/** One of the values that the form offers. */
export const choice = <const O extends readonly [string, ...string[]]>(
  label: string,
  options: O,
  fallback: O[number],
) =>
  z.preprocess(
    (value) => (isBlank(value) ? fallback : value),
    z.enum(options, `${label} must be one of ${options.join(', ')}`),
  );

/** The id of another object; nothing is null. */
export const id = (label: string) =>
  z.preprocess(
    (value) => (isBlank(value) ? null : trimmed(value)),
    z.uuid(`${label} is not known`).nullable(),
  );

/** A calendar day of the venue; nothing is null. An instant is taken as its day. */
export const day = (label: string) =>
  z.preprocess(
    (value) => (isBlank(value) ? null : typeof value === 'string' ? value.trim().slice(0, 10) : value),
    z.iso.date(`${label} must be a day of the calendar`).nullable(),
  );

/** A time of the venue's clock, as `09:00`. */
export const time = (label: string, fallback: string) =>
  z.preprocess(
    (value) => (isBlank(value) ? fallback : trimmed(value)),
    z
      .string(`${label} must be a time`)
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${label} must be a time as in 09:00`),
  );

const WEB = /^https?:\/\/[^\s/$.?#][^\s]*$/i;
const address = (label: string, isAddress: (value: string) => boolean, start = 'http:// or https://') =>
  text(label, 500).refine((value) => value === '' || isAddress(value), `${label} must begin with ${start}`);
/** An address of the web; nothing is ''. */
export const webAddress = (label: string) => address(label, (value) => WEB.test(value));
/** One that nobody can read on the way to it; nothing is ''. */
export const secureAddress = (label: string) =>
  address(label, (value) => WEB.test(value) && /^https:/i.test(value), 'https://');
/** An address that may also be that of a file that was uploaded here, which is kept for as long as it is named. */
export const link = (label: string) =>
  address(label, (value) => value.startsWith('/files/') || WEB.test(value));

// The library's own limit for arrays would keep the rules of the whole form from being asked.
const atMost = (label: string, max: number) =>
  [(given: unknown[]) => given.length <= max, `${label} can have at most ${max} entries`] as const;

/** A list that grows and shrinks; what is no list is none, and entries of which `keep` says no are dropped. */
export const rows = <S extends z.ZodType>(
  label: string,
  entry: S,
  { keep, max = 50 }: { keep: (raw: Part) => boolean; max?: number },
) =>
  z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((row) => keep(partOf(row))) : []),
    z.array(entry).refine(...atMost(label, max)),
  );

/** Whether a field of a raw row has been filled in. */
export const filled = (value: unknown): boolean => {
  const given = trimmed(value);
  return typeof given === 'string' ? given !== '' : true;
};

/** Texts. One text with commas becomes several; blanks are left out. */
export const list = (label: string, { max = 50, each = 500 }: { max?: number; each?: number } = {}) =>
  z.preprocess(
    (value) => {
      const given = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
      return given.map(trimmed).filter((one) => one !== '');
    },
    z
      .array(
        z
          .string(`${label} must be texts`)
          .max(each, `${label} can have at most ${each} characters each`)
          .refine(storable, `${label} contains characters that cannot be shown`),
      )
      .refine(...atMost(label, max)),
  );

/** A section, or a part of one: what is missing is filled with its defaults, what is unknown is dropped. */
export const section = <S extends z.ZodRawShape>(shape: S) => z.preprocess(partOf, z.object(shape));
