/** Crockford's base 32: no I, L, O or U, so that a number survives being read out. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Signs that are drawn; two more check them. 50 bits: a million certificates answer to one guess in a thousand million. */
export const DRAWN_SIGNS = 10;
const ALL_SIGNS = DRAWN_SIGNS + 2;

// A Reed-Solomon code over the 32 signs (x⁵ + x² + 1): whichever one sign is wrong, which one and what it was is found
// from the number alone, so that a slip of the pen is set right without asking what certificates there are.
const POWERS = Array.from({ length: 31 }).reduce<number[]>((powers) => {
  const doubled = (powers.at(-1) ?? 0) << 1;
  return [...powers, powers.length === 0 ? 1 : doubled & 32 ? doubled ^ 0b100101 : doubled];
}, []);
const power = (exponent: number): number => POWERS[((exponent % 31) + 31) % 31] ?? 0;
const log = (value: number): number => POWERS.indexOf(value);
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : power(log(a) + log(b)));

/** Both are 0 of a number that is right: the sum of its signs, and the sum with each weighted by its place. */
const syndromes = (values: readonly number[]): [plain: number, weighted: number] => [
  values.reduce((sum, value) => sum ^ value, 0),
  values.reduce((sum, value, place) => sum ^ times(value, power(place)), 0),
];

const toValues = (signs: string): number[] => [...signs].map((sign) => SIGNS.indexOf(sign));
const toSigns = (values: readonly number[]): string => values.map((value) => SIGNS[value]).join('');
const written = (values: readonly number[]): string => `AUR-${toSigns(values).replace(/.{4}(?=.)/g, '$&-')}`;

/** The number `AUR-XXXX-XXXX-XXXX` of ten signs that were drawn. */
export const certificateNumber = (drawn: string): string => {
  const values = toValues(drawn);
  if (values.length !== DRAWN_SIGNS || values.includes(-1))
    throw new Error(`${drawn} is no draw of ten signs`);
  const [plain, weighted] = syndromes(values);
  // c₁₀ + c₁₁ = plain and α¹⁰c₁₀ + α¹¹c₁₁ = weighted.
  const first = power(DRAWN_SIGNS);
  const second = power(DRAWN_SIGNS + 1);
  const last = times(weighted ^ times(first, plain), power(-log(first ^ second)));
  return written([...values, plain ^ last, last]);
};

/**
 * What somebody types or scans: a number that can be one, or one that cannot, with the only number that it differs from
 * by one sign where there is such a one. Case, spaces, hyphens, the letters O, I, L and a missing `AUR` do not matter.
 */
export type ReadNumber = { number: string } | { number: null; likely: string | null };

export const readCertificateNumber = (typed: string): ReadNumber => {
  const signs = typed
    .toUpperCase()
    .replace(/^\s*AUR/, '')
    .replace(/[\s\u2010-\u2015-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const values = toValues(signs);
  if (values.length !== ALL_SIGNS || values.includes(-1)) return { number: null, likely: null };
  const [error, weighted] = syndromes(values);
  if (error === 0 && weighted === 0) return { number: written(values) };
  const place = error === 0 || weighted === 0 ? -1 : (log(weighted) - log(error) + 31) % 31;
  const isInNumber = place >= 0 && place < ALL_SIGNS;
  const likely = isInNumber ? written(values.map((one, at) => (at === place ? one ^ error : one))) : null;
  return { number: null, likely };
};
