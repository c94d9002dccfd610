import type { Check, CheckName, Looked } from './check.ts';
import type { CheckedCourse } from './checked-course.ts';
import { ERRORS } from './errors.ts';
import { WARNINGS } from './warnings.ts';

/** `message` says in sentences what is wrong with a part. There is one of a check for each part. */
export type Finding = { partId: string; message: string };

export type CheckResult = Pick<Check, 'name' | 'level' | 'title'> & {
  /** How many were looked at, and with how many all is well. */
  total: number;
  passed: number;
  findings: Finding[];
};

/** What a schema refuses, and at which part. */
export type Refused = { partId: string; message: string };

/**
 * All checks over a course, errors first. What its schema refuses and no check has told yet is told by one of its own, so
 * that whatever passes can be published; what it refuses of the whole, once all else is right.
 */
export const checkCourse = (course: CheckedCourse, refused: readonly Refused[]): CheckResult[] => {
  const errors = ERRORS.map((check) => resultOf(check, check.look(course)));
  const told = new Set(errors.flatMap(({ findings }) => findings.map(({ partId }) => partId)));
  const others = refused.filter(({ partId }) => (partId === '' ? told.size === 0 : !told.has(partId)));
  const rest = resultOf(
    { name: 'content', level: 'error', title: 'Everything else is in order' },
    others.map(({ partId, message }) => ({ partId, wrong: [message] })),
  );
  return [
    ...errors,
    ...(others.length > 0 ? [rest] : []),
    ...WARNINGS.map((check) => resultOf(check, check.look(course))),
  ];
};

const resultOf = (
  { name, level, title }: Pick<Check, 'name' | 'level' | 'title'>,
  looked: readonly Looked[],
): CheckResult => {
  const wrong = new Map<string, string[]>();
  for (const { partId, wrong: words } of looked)
    if (words.length > 0) wrong.set(partId, [...(wrong.get(partId) ?? []), ...words]);
  return {
    ...{ name, level, title },
    total: looked.length,
    passed: looked.filter((one) => one.wrong.length === 0).length,
    findings: [...wrong].map(([partId, words]) => ({ partId, message: [...new Set(words)].join(' ') })),
  };
};

export type Waiver = { check: CheckName; partId: string; reason: string };

/** Why it may not be published yet; each is one finding. Warnings that have a reason stand no longer in the way. */
export const standingInTheWay = (
  results: readonly CheckResult[],
  waivers: readonly Waiver[],
): { errors: number; unwaived: number } => {
  const isWaived = (check: CheckName, partId: string) =>
    waivers.some((one) => one.check === check && one.partId === partId && one.reason.trim() !== '');
  const countOf = (level: Check['level'], counts: (check: CheckName, partId: string) => boolean) =>
    results
      .filter((result) => result.level === level)
      .flatMap(({ name, findings }) => findings.filter(({ partId }) => counts(name, partId))).length;
  return {
    errors: countOf('error', () => true),
    unwaived: countOf('warning', (check, partId) => !isWaived(check, partId)),
  };
};
