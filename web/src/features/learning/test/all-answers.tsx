import type { AskedQuestion, Sitting, TestResult } from '#contracts/learning/sittings.ts';
import { PlacesOn } from '#web/slides/check/place-answer.tsx';
import { SlideText } from '#web/slides/slide-text.tsx';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { answerWords } from './test-words.ts';

type Marked = TestResult['questions'][number];

/** Every question with what was answered, what is right, and why. */
export const AllAnswers = ({ sitting, result }: { sitting: Sitting; result: TestResult }) => (
  <section className="test-section">
    <h2>All answers</h2>
    <ol className="test-answers">
      {sitting.questions.map((question, at) => {
        const marked = result.questions.find(({ questionId }) => questionId === question.questionId);
        return (
          marked && (
            <li key={question.questionId} id={`answer-${at + 1}`}>
              <MarkedAnswer
                number={at + 1}
                question={question}
                marked={marked}
                given={sitting.answers[question.questionId] ?? []}
              />
            </li>
          )
        );
      })}
    </ol>
  </section>
);

interface MarkedAnswerProps {
  number: number;
  question: AskedQuestion;
  marked: Marked;
  given: string[];
}

function MarkedAnswer({ number, question, marked, given }: MarkedAnswerProps) {
  const { isRight, rightAnswers, rightPlace, explanation } = marked;
  const { picture } = question;
  return (
    <>
      <span className="test-figure num">{number}</span>
      <div className="grid gap-2">
        <h3 dir="auto">{question.prompt}</h3>
        <Lamp kind={isRight ? 'completed' : 'cancelled'}>{isRight ? 'Right' : 'Not right'}</Lamp>
        <p className="text-muted" dir="auto">
          Your answer: {answerWords(question, given)}
        </p>
        {!isRight && rightAnswers && <p dir="auto">Right: {answerWords(question, rightAnswers)}</p>}
        {picture && rightPlace && (
          <PlacesOn
            picture={picture}
            given={given}
            target={rightPlace}
            verdict={isRight ? 'right' : 'wrong'}
          />
        )}
        {explanation && (
          <div className="grid gap-2 text-muted">
            <SlideText>{explanation}</SlideText>
          </div>
        )}
      </div>
    </>
  );
}
