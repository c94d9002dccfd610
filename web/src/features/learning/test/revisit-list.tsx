import type { Sitting, TestResult } from '#contracts/learning/sittings.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { minutesOf } from '../time-text.ts';
import { questionsWords, slidePath } from './test-words.ts';

interface RevisitListProps {
  courseId: string;
  sitting: Sitting;
  revisit: TestResult['revisit'];
}

/** Slides to learn again, weakest first. */
export function RevisitList({ courseId, sitting, revisit }: RevisitListProps) {
  const numberOf = (questionId: string) =>
    sitting.questions.findIndex((one) => one.questionId === questionId) + 1;
  return (
    <section className="test-section">
      <h2>What to revisit</h2>
      <ul className="test-revisit">
        {revisit.map(({ slideId, title, number, seconds, asked, wrong }) => (
          <li key={slideId}>
            <span className="test-part num">
              {asked - wrong.length}/{asked}
              <span className="sr-only"> right</span>
            </span>
            <div>
              <p dir="auto">{title}</p>
              <p className="text-sm text-muted num">
                Slide {number}, {minutesOf(seconds)} min.{' '}
                {questionsWords(wrong.map(numberOf).sort((one, other) => one - other))}
              </p>
            </div>
            <ButtonLink size="sm" to={slidePath(courseId, slideId)} className="num">
              Open slide {number}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
