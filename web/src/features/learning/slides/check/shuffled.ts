/** A number of 32 bits that is always the same for a text (FNV-1a). */
const hash = (text: string): number =>
  [...text].reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0,
    2_166_136_261,
  );

/**
 * Answers in another order than the right one, the same on server and browser and each time one comes back. One answer stays
 * where it is.
 */
export function shuffled(seed: string, rightOrder: readonly string[]): string[] {
  const mixed = rightOrder.toSorted((one, other) => hash(seed + one) - hash(seed + other));
  const isRight = mixed.every((id, at) => id === rightOrder[at]);
  return isRight ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
}
