import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { TestResult as Result, Sitting, TestFacts } from '#contracts/learning/sittings.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { BeforeTest } from './before-test.tsx';
import { SitTest } from './sit-test.tsx';
import type { TestHome } from './test-home.ts';
import { TestResult } from './test-result.tsx';
import { ANSWERS } from './test-words.ts';

interface TestPageProps {
  home: TestHome;
  /** Null of the test of a run. */
  testId: string | null;
  told: { test: TestFacts; open: Sitting | null; past: readonly Sitting[]; now: string };
  accountId: string;
  failure: FormFailure | undefined;
  /** Why it cannot be begun yet. */
  closed?: ReactNode;
  /** What follows from having passed. */
  certificateOf: (sitting: Sitting, result: Result) => ReactNode;
}

/** A test before, while and after it is sat. */
export function TestPage({ home, testId, told, accountId, failure, closed, certificateOf }: TestPageProps) {
  const { test, open, past, now } = told;
  const [query] = useSearchParams();
  if (open)
    return <SitTest key={open.sittingId} {...{ home, testId, test, now, accountId }} sitting={open} />;
  // Passed is passed: of several attempts the one that counts is shown.
  const sitting = past.find(({ result }) => result?.isPassed) ?? past.at(-1);
  if (!sitting?.result) return <BeforeTest {...{ home, test, failure, closed }} />;
  return (
    <TestResult
      {...{ home, test, past, sitting, failure }}
      hasAnswers={query.has(ANSWERS)}
      result={sitting.result}
      certificate={certificateOf(sitting, sitting.result)}
    />
  );
}
