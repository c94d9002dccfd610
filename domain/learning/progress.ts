/** Which of the slides that count are completed. */
type Standing = { completed: ReadonlySet<string>; required: ReadonlySet<string> };

const countDone = ({ completed, required }: Standing): number =>
  [...required].filter((slideId) => completed.has(slideId)).length;

/** 0 to 100, rounded down, so that 100 is said only when all is done; null where nothing counts. */
export const percentComplete = (standing: Standing): number | null => {
  const all = standing.required.size;
  return all === 0 ? null : Math.floor((100 * countDone(standing)) / all);
};

/** A course in which nothing counts is never completed. */
export const isCompleted = (standing: Standing): boolean => percentComplete(standing) === 100;

/** So much of a course says enough to review it. */
export const isHalfDone = (standing: Standing): boolean =>
  standing.required.size > 0 && 2 * countDone(standing) >= standing.required.size;

/** Where somebody goes on whose slide is gone: at the next one of the old order that is left, else at the one before it. */
export const nearestLeft = (
  slideId: string,
  order: readonly string[],
  left: ReadonlySet<string>,
): string | undefined => {
  const at = order.indexOf(slideId);
  const isLeft = (id: string) => left.has(id);
  return at === -1 ? undefined : (order.slice(at).find(isLeft) ?? order.slice(0, at).findLast(isLeft));
};

type Ways = {
  /** Of each way through the course that was completed, also before it was started over: the tests of its version. */
  completed: readonly { tests: readonly string[] }[];
  /** In whichever of them. */
  passed: ReadonlySet<string>;
};

/**
 * Whether a certificate is due, one for a course: a way through it was once completed, whatever newer versions ask for, and
 * every test of the version of that way is passed.
 */
export const isCertificateDue = ({ completed, passed }: Ways): boolean =>
  completed.some(({ tests }) => tests.every((testId) => passed.has(testId)));
