import { Flag } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { questionPath } from './test-words.ts';

export type RulerMark = {
  questionId: string;
  state: 'open' | 'answered' | 'right' | 'wrong';
  isFlagged: boolean;
};

const WORDS = { open: 'not answered', answered: 'answered', right: 'right', wrong: 'not right' };

interface QuestionRulerProps {
  marks: readonly RulerMark[];
  /** Counts from 1; null where no question stands on the page. */
  current: number | null;
  /** Where a mark leads; null where there is nothing to see. */
  pathOf?: ((number: number) => string) | null;
}

/** One mark for each question, and the needle at the one that is open. */
export function QuestionRuler({ marks, current, pathOf = questionPath }: QuestionRulerProps) {
  return (
    <nav
      aria-label="Questions"
      className="question-ruler num"
      style={{ '--n': Math.min(marks.length, 10) } as CSSProperties}
    >
      {marks.map(({ questionId, state, isFlagged }, at) => {
        const number = at + 1;
        const words = `Question ${number}, ${WORDS[state]}${isFlagged ? ', flagged' : ''}`;
        const shown = (
          <>
            {number}
            {isFlagged && <Flag aria-hidden="true" />}
          </>
        );
        if (pathOf === null)
          return (
            <span key={questionId} data-state={state} role="img" aria-label={words}>
              {shown}
            </span>
          );
        return (
          <Link
            key={questionId}
            to={pathOf(number)}
            data-state={state}
            aria-current={number === current ? 'step' : undefined}
            aria-label={words}
          >
            {shown}
          </Link>
        );
      })}
    </nav>
  );
}
