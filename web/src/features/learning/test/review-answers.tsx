import { ChevronLeft, Flag } from 'lucide-react';
import type { AskedQuestion } from '#contracts/learning/sittings.ts';
import { Form } from '#web/forms/form.tsx';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { useHasScript } from '#web/ui/use-has-script.ts';
import type { Answers } from './kept-sitting.ts';
import { answerWords, isAnswered, missingWords, questionPath } from './test-words.ts';

interface ReviewAnswersProps {
  questions: readonly AskedQuestion[];
  answers: Answers;
  flags: readonly string[];
  handIn: () => void;
  isHandingIn: boolean;
}

/** Every question with its answer, before anything is marked. */
export function ReviewAnswers({ questions, answers, flags, handIn, isHandingIn }: ReviewAnswersProps) {
  const hasScript = useHasScript();
  const count = questions.length;
  const missing = questions.flatMap((one, at) => (isAnswered(answers, one) ? [] : [at + 1]));
  const [first] = missing;
  return (
    <Form
      intent="submit"
      onSubmit={(event) => {
        if (!hasScript) return;
        event.preventDefault();
        handIn();
      }}
    >
      <h1 className="test-title">Review your answers</h1>
      <p className="test-lead num">
        {count - missing.length} of {count} answered
        {flags.length > 0 && `, ${flags.length} flagged`}. Nothing is marked until you submit.
      </p>
      {first && (
        <Notice
          tone="warning"
          className="mt-5"
          action={
            <ButtonLink size="sm" to={questionPath(first)}>
              {missing.length === 1 ? 'Answer it' : `Answer question ${first}`}
            </ButtonLink>
          }
        >
          {missingWords(missing)} Unanswered counts as wrong.
        </Notice>
      )}
      <ol className="test-review">
        {questions.map((question, at) => (
          <li key={question.questionId}>
            <span className="test-figure num">{at + 1}</span>
            <div>
              <p className="font-title" dir="auto">
                {question.prompt}
              </p>
              {isAnswered(answers, question) ? (
                <p className="text-muted" dir="auto">
                  {answerWords(question, answers[question.questionId] ?? [])}
                </p>
              ) : (
                <p className="font-title text-warning">No answer yet</p>
              )}
            </div>
            <span className="test-flagged">
              {flags.includes(question.questionId) && (
                <>
                  <Flag aria-hidden="true" />
                  flagged
                </>
              )}
            </span>
            <TextLink to={questionPath(at + 1)}>
              {isAnswered(answers, question) ? 'Change' : 'Answer'}
              <span className="sr-only"> question {at + 1}</span>
            </TextLink>
          </li>
        ))}
      </ol>
      <div className="test-foot">
        <ButtonLink to={questionPath(count)}>
          <ChevronLeft aria-hidden="true" />
          Back to question {count}
        </ButtonLink>
        <Button type="submit" variant="primary" className="num" busy={isHandingIn}>
          Submit {count - missing.length} of {count} answers
        </Button>
      </div>
    </Form>
  );
}
