import { type ReactNode, useEffect, useRef } from 'react';
import type { Slide } from '#contracts/learning/content.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ShownPicture } from '../shown-picture.tsx';
import { SlideText } from '../slide-text.tsx';
import { SlideTitle } from '../slide-title.tsx';
import { ChoiceAnswers } from './choice-answers.tsx';
import { OrderAnswers } from './order-answers.tsx';
import { PlaceAnswer } from './place-answer.tsx';
import type { CheckState } from './use-check.ts';

type QuestionSlide = Extract<Slide, { type: 'question' }>;

interface CheckProps {
  slide: Pick<QuestionSlide, 'text' | 'question'>;
  /** In place of its words. */
  words?: ReactNode;
  /** Null where it can only be read. */
  check: CheckState | null;
  /** Offered after a wrong answer. */
  again?: ReactNode;
}

/** A question inside a slide, and once it is answered why. */
export function Check({ slide, words, check, again }: CheckProps) {
  const { question, text } = slide;
  return (
    <div className="slide check">
      <div className="check-words">
        <SlideTitle>{question.prompt}</SlideTitle>
        {words ?? <SlideText>{text}</SlideText>}
        {question.kind !== 'hotspot' && question.picture && (
          <ShownPicture picture={question.picture} title={question.prompt} />
        )}
        <Answers question={question} check={check} />
        {check?.verdict && (
          <VerdictNotice {...{ question, again }} verdict={check.verdict} given={check.given} />
        )}
      </div>
    </div>
  );
}

interface VerdictNoticeProps {
  verdict: 'right' | 'wrong';
  question: QuestionSlide['question'];
  given: readonly string[];
  again: ReactNode;
}

/** Comes into sight, wherever the answers end. A wrong answer that has words of its own is told by them alone. */
function VerdictNotice({ verdict, question, given, again }: VerdictNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  // Where it stands on the screen is known to the document alone. Newer browsers answer a scroll with a promise, which
  // React would take for what cleans up.
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), []);
  const isRight = verdict === 'right';
  const feedback = feedbackOn(question, given);
  return (
    <div ref={box} className="check-notice">
      <Notice
        live
        tone={isRight ? 'success' : 'danger'}
        title={isRight ? 'That is right.' : WRONG[question.kind]}
      >
        {feedback.map((said) => (
          <p key={said.answerId} dir="auto">
            {said.feedback}
          </p>
        ))}
        {(isRight || feedback.length === 0) && <SlideText>{question.explanation}</SlideText>}
        {!isRight && again}
      </Notice>
    </div>
  );
}

/** What is said of the answers that were chosen; an order is right or not as a whole. */
const feedbackOn = (question: QuestionSlide['question'], given: readonly string[]) =>
  question.kind === 'single' || question.kind === 'multiple'
    ? question.answers.filter(({ answerId, feedback }) => feedback && given.includes(answerId))
    : [];

const WRONG = {
  single: 'Not this one.',
  multiple: 'Not these, or not all of them.',
  order: 'Not in this order.',
  hotspot: 'Not this place.',
};

function Answers({ question, check }: { question: QuestionSlide['question']; check: CheckState | null }) {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return <ChoiceAnswers question={question} check={check} />;
    case 'order':
      return <OrderAnswers question={question} check={check} />;
    case 'hotspot':
      return <PlaceAnswer question={question} check={check} />;
  }
}
