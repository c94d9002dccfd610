const SMALL_WORDS = new Set([
  'A',
  'AN',
  'AND',
  'AT',
  'BY',
  'FOR',
  'FROM',
  'IN',
  'OF',
  'ON',
  'THE',
  'TO',
  'WITH',
]);

/** Without accents and other marks: letters that most keyboards have stay as they are. */
export function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}

/**
 * What a code made of a title begins with: its initials, or the beginning of its only word. "Advanced Botox Training"
 * is ABT; '' where no letter or figure of it can stand in a code.
 */
export function codeStem(title: string): string {
  const words =
    withoutMarks(title)
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? [];
  const named = words.filter((word) => !SMALL_WORDS.has(word));
  const initials = named.map((word) => word[0]).join('');
  return initials.length > 1 ? initials.slice(0, 4) : (named[0] ?? '').slice(0, 3);
}
