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

/**
 * Whether a certificate is due: the way through the course was once completed, whatever newer versions ask for, and every
 * test of the version that is learned is passed.
 */
export const isCertificateDue = ({
  wasCompleted,
  tests,
  passed,
}: {
  wasCompleted: boolean;
  tests: readonly string[];
  passed: ReadonlySet<string>;
}): boolean => wasCompleted && tests.every((testId) => passed.has(testId));
