import { z } from 'zod';
import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import './plain-words.ts';

// PostgreSQL stores neither NUL nor half a surrogate pair; both only ever come from tampering.
export const storable = (value: string) => value.isWellFormed() && !value.includes('\u0000');

/** Trimmed text of at most `max` characters; may be empty. */
export const optionalText = (max = 200) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters`)
    .refine(storable, 'Please remove the characters that cannot be shown')
    .default('');

/** Trimmed text that must be there; `label` reads as in "First name". */
export const requiredText = (label: string, max = 200) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .max(max, `${label} can have at most ${max} characters`)
    .refine(storable, 'Please remove the characters that cannot be shown');

/** What is said of a value that no page offers; `label` reads as in "Country". */
export const notOffered = (label: string) =>
  `Please choose ${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label.toLowerCase()} from the list`;

/** One of the texts that a page offers; `label` reads as in "Country". */
export const oneOf = (label: string, options: readonly string[]) =>
  z.enum(options, { error: ({ input }) => (input ? notOffered(label) : `${label} is required`) });

/** As `oneOf`, or nothing. */
export const optionalOneOf = (label: string, options: readonly string[]) =>
  z.enum(['', ...options], notOffered(label)).default('');

/** Lower-cased e-mail address of at most 254 characters. */
export const email = z
  .string({ error: 'Email is required' })
  .trim()
  .toLowerCase()
  .min(1, 'Email is required')
  .max(254, 'Invalid email format')
  .regex(/^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+\.[^\s@.<>()",;:\\[\]]{2,}$/, 'Invalid email format')
  .refine(storable, 'Invalid email format');

export const phone = z
  .string({ error: 'Phone number is required' })
  .trim()
  .min(1, 'Phone number is required')
  .max(40, 'Please enter a valid phone number')
  .regex(/^[+0-9][0-9 ()./-]{4,}$/, 'Please enter a valid phone number');

export const optionalPhone = z
  .string()
  .trim()
  .max(40)
  .regex(/^([+0-9][0-9 ()./-]{4,})?$/, 'Please enter a valid phone number')
  .default('');

/** A new password; the list of common ones is checked by the use case. */
export const newPassword = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .min(8, 'Password must be at least 8 characters')
  .max(128, 'Password can have at most 128 characters')
  .refine(storable, 'Please remove the characters that cannot be shown');

/** A password as it is tried at login: any length a browser may send. */
export const triedPassword = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .max(1024)
  .refine(storable, 'Login failed. Please check your credentials.');

/** A tick box: JSON booleans, or what an HTML form sends. */
export const tick = z
  .union([z.boolean(), z.enum(['on', 'true', '1', 'false', '0', ''])])
  .transform((v) => v === true || v === 'on' || v === 'true' || v === '1');

/** Slug, id or code of a course, as a path or a body names it. */
export const courseKey = z.string().min(1).max(200).refine(storable, 'Course not found');
export const courseParams = z.object({ courseId: courseKey });

/** A kind of course that takes place on certain days. */
export const runKind = z.enum(RUN_KINDS);

/** `YYYY-MM-DD`, a real day. */
export const localDay = z.iso.date();
/** ISO 8601 in UTC. */
export const instantText = z.string();

/**
 * What an act answers that can be undone: what its opposite is sent, with what says that nothing was done since. Null
 * where nothing has changed, or where what was done stays.
 */
export const undoneBy = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape).nullable();

/** Any zone of the IANA by its own name; what is an offset or an abbreviation is none. */
export const isZone = (name: string) => {
  if (!/^(UTC|GMT|[A-Z][A-Za-z_]+(\/[A-Z][A-Za-z0-9_+-]+)+)$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
};
