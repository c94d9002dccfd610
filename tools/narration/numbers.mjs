const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinals = new Map([
  ['one', 'first'],
  ['two', 'second'],
  ['three', 'third'],
  ['five', 'fifth'],
  ['eight', 'eighth'],
  ['nine', 'ninth'],
  ['twelve', 'twelfth'],
]);

/**
 * A whole number below a thousand million.
 * @param {number} number
 * @returns {string[]}
 */
function cardinal(number) {
  if (number < 20) return [small[number] ?? ''];
  if (number < 100) return [tens[Math.floor(number / 10)] ?? '', ...rest(number % 10)];
  const [size, name] =
    number < 1000 ? [100, 'hundred'] : number < 1e6 ? [1000, 'thousand'] : [1e6, 'million'];
  return [...cardinal(Math.floor(number / size)), name, ...rest(number % size)];
}

/** @param {number} number */
const rest = (number) => (number === 0 ? [] : cardinal(number));

/**
 * "3rd"
 * @param {number} number
 */
export function ordinal(number) {
  const words = cardinal(number);
  const last = words.pop() ?? '';
  return [...words, ordinals.get(last) ?? `${last.replace(/y$/, 'ie')}th`];
}

/**
 * "2010": as years are said, from 1100 to 2099.
 * @param {number} number
 */
function year(number) {
  const ones = number % 100;
  if (number >= 2000 && number < 2010) return cardinal(number);
  const late = ones === 0 ? ['hundred'] : ones < 10 ? ['oh', ...cardinal(ones)] : cardinal(ones);
  return [...cardinal(Math.floor(number / 100)), ...late];
}

/**
 * "2.5", "100,000", "0.1" (said "point one"), "1987".
 * @param {string} figures
 */
export function number(figures) {
  const [whole = '', decimals] = figures.replaceAll(',', '').split('.');
  if (decimals !== undefined) {
    const before = Number(whole) === 0 ? [] : cardinal(Number(whole));
    return [...before, 'point', ...[...decimals].map((digit) => small[Number(digit)] ?? '')];
  }
  return /^(1[1-9]|20)\d\d$/.test(figures) ? year(Number(figures)) : cardinal(Number(whole));
}
