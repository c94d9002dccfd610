import { ChevronLeft, Flag } from 'lucide-react';
import type { AskedQuestion } from '#contracts/learning/sittings.ts';
import { Form } from '#web/forms/form.tsx';
import { ChoiceAnswers } from '#web/slides/check/choice-answers.tsx';
import { OrderAnswers } from '#web/slides/check/order-answers.tsx';
import { PlaceAnswer } from '#web/slides/check/place-answer.tsx';
import { ShownPicture } from '#web/slides/shown-picture.tsx';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { useHasScript } from '#web/ui/use-has-script.ts';
import { PlainOrder } from './plain-order.tsx';
import { pointsWords, questionPath } from './test-words.ts';

interface TestQuestionProps {
  question: AskedQuestion;
  /** Counts from 1. */
  number: number;
  count: number;
  /** Whether it says what it counts. */
  isWeighed: boolean;
  given: string[];
  give: (given: string[]) => void;
  isFlagged: boolean;
  flag: () => void;
  /** To the next question, or to the review after the last. */
  goOn: () => void;
}

/** One question. Without a script it is a form, and its answer is kept when one goes on. */
export function TestQuestion(props: TestQuestionProps) {
  const { question, number, count, isWeighed, given, give, isFlagged, flag, goOn } = props;
  const hasScript = useHasScript();
  return (
    <Form
      key={question.questionId}
      intent="answer"
      onSubmit={(event) => {
        if (!hasScript) return;
        event.preventDefault();
        goOn();
      }}
    >
      <input type="hidden" name="number" value={number} />
      <p className="test-number num">
        Question {number} of {count}
        {isWeighed && `, ${pointsWords(question.points)}`}
      </p>
      <h1 className="test-prompt" dir="auto">
        {question.prompt}
      </h1>
      {question.kind !== 'hotspot' && question.picture && (
        <ShownPicture picture={question.picture} title={question.prompt} />
      )}
      <QuestionAnswers question={question} given={given} give={give} hasScript={hasScript} />
      <div className="test-foot">
        {number > 1 && (
          <ButtonLink to={questionPath(number - 1)}>
            <ChevronLeft aria-hidden="true" />
            Back
          </ButtonLink>
        )}
        {hasScript && (
          <Button variant="ghost" aria-pressed={isFlagged} onClick={flag}>
            <Flag aria-hidden="true" />
            {isFlagged ? 'Flagged' : 'Flag'}
          </Button>
        )}
        <Button type="submit" variant="primary">
          {number === count ? 'Review answers' : 'Next question'}
        </Button>
      </div>
    </Form>
  );
}

type QuestionAnswersProps = Pick<TestQuestionProps, 'question' | 'given' | 'give'> & { hasScript: boolean };

export function QuestionAnswers({ question, given, give, hasScript }: QuestionAnswersProps) {
  const { kind, picture, questionId, answers } = question;
  const sat = { verdict: null, give: (chosen: readonly string[]) => give([...chosen]) };
  if (kind === 'hotspot') return picture && <PlaceAnswer question={{ picture }} check={{ ...sat, given }} />;
  if (kind === 'order') {
    const shown = given.length > 0 ? given : answers.map(({ answerId }) => answerId);
    return hasScript ? (
      <OrderAnswers question={question} check={{ ...sat, given: shown }} />
    ) : (
      <PlainOrder answers={answers} order={shown} />
    );
  }
  return <ChoiceAnswers question={{ kind, questionId, answers }} check={{ ...sat, given }} />;
}
