type Asked =
  | { kind: 'single'; right: string }
  | { kind: 'multiple'; right: readonly string[] }
  /** `answers` stand in the right order. */
  | { kind: 'order'; answers: readonly { answerId: string }[] }
  /** In hundredths of the picture: x and radius of its width, y of its height. */
  | { kind: 'hotspot'; target: { x: number; y: number; radius: number } };

const sameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

const sameOrder = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** '41.5,52.3': a place on a picture, in hundredths of its width and height. */
export const placeGiven = (x: number, y: number): string => `${x.toFixed(1)},${y.toFixed(1)}`;

function isNear(place: string, { x, y, radius }: { x: number; y: number; radius: number }, ratio: number) {
  const [givenX = Number.NaN, givenY = Number.NaN] = place.split(',').map(Number);
  return Math.hypot(givenX - x, (givenY - y) / ratio) <= radius;
}

/**
 * Whether an answer is right. `given` are ids of answers, in their order where that is asked, or one place on the picture;
 * `ratio` is the picture's width by its height.
 */
export function isRight(question: Asked, given: readonly string[], ratio = 1): boolean {
  switch (question.kind) {
    case 'single':
      return given.length === 1 && given[0] === question.right;
    case 'multiple':
      return sameSet(given, question.right);
    case 'order':
      return sameOrder(
        given,
        question.answers.map(({ answerId }) => answerId),
      );
    case 'hotspot':
      return given.length === 1 && isNear(given[0] ?? '', question.target, ratio);
  }
}
