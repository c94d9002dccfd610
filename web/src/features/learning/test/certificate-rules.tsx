import { Check, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Sitting, TestFacts, TestResult } from '#contracts/learning/sittings.ts';
import type { TestedCourse } from '#contracts/learning/tests.ts';
import { longDay } from '#web/lib/format.ts';
import { officeDay } from '#web/lib/office-time.ts';
import { attemptWords } from './test-words.ts';

interface CertificateRulesProps {
  course: TestedCourse;
  test: TestFacts;
  sitting: Sitting;
  result: TestResult;
}

/** What a certificate asks for, with its evidence. */
export function CertificateRules({ course, test, sitting, result }: CertificateRulesProps) {
  const { slides, completedAt, otherTests } = course;
  return (
    <section className="test-section">
      <h2>Certificate</h2>
      <ul className="test-rules num">
        <Rule
          isMet={completedAt !== null}
          evidence={completedAt ? longDay(officeDay(completedAt)) : 'not yet'}
        >
          All {slides} slides completed
        </Rule>
        <Rule isMet evidence={`${result.scorePercent}%, attempt ${attemptWords(test, sitting)}`}>
          {test.title} at {test.passPercent}% or more
        </Rule>
        {otherTests.map(({ testId, title, isPassed }) => (
          <Rule key={testId} isMet={isPassed} evidence={isPassed ? 'passed' : 'not yet'}>
            {title} passed
          </Rule>
        ))}
      </ul>
    </section>
  );
}

interface RuleProps {
  isMet: boolean;
  evidence: string;
  children: ReactNode;
}

const Rule = ({ isMet, evidence, children }: RuleProps) => (
  <li data-met={isMet || undefined}>
    {isMet ? <Check role="img" aria-label="Done" /> : <Circle role="img" aria-label="Open" />}
    <span dir="auto">{children}</span>
    <span className="text-muted">{evidence}</span>
  </li>
);
