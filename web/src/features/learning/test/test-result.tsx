import type { ReactNode } from 'react';
import type { TestResult as Result, Sitting, TestFacts } from '#contracts/learning/sittings.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { longDay } from '#web/lib/format.ts';
import { officeDay } from '#web/lib/office-time.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { AllAnswers } from './all-answers.tsx';
import { QuestionRuler } from './question-ruler.tsx';
import { RevisitList } from './revisit-list.tsx';
import { ScoreBar } from './score-bar.tsx';
import { TestFrame } from './test-frame.tsx';
import type { TestHome } from './test-home.ts';
import { ANSWERS, attemptWords, leftWords, neededOf, reachedWords, startWords } from './test-words.ts';

interface TestResultProps {
  home: TestHome;
  test: TestFacts;
  /** The first one first; not empty. */
  past: readonly Sitting[];
  /** The one that is shown. */
  sitting: Sitting;
  result: Result;
  hasAnswers: boolean;
  /** What follows from having passed. */
  certificate: ReactNode;
  failure: FormFailure | undefined;
}

/** What a sitting came to: one figure, the mark that is needed, and what to do next. */
export function TestResult(props: TestResultProps) {
  const { home, test, past, sitting, result, hasAnswers, certificate, failure } = props;
  const needed = neededOf(test);
  const mayTry = !test.isPassed && test.attemptsLeft !== 0;
  const isTold = result.questions.some(({ explanation }) => explanation !== null);
  return (
    <TestFrame home={home} aside={<ResultFacts test={test} past={past} sitting={sitting} result={result} />}>
      <Lamp kind={result.isPassed ? 'open' : 'full'}>
        {result.isPassed ? 'Passed' : mayTry ? 'Not passed yet' : 'Not passed'}
      </Lamp>
      <h1 className="test-score">
        <Figure size="num" proportional>
          {result.scorePercent}%
        </Figure>
        <span className="test-title">
          {reachedWords(test, result)}. You {result.isPassed ? 'needed' : 'need'} {needed}.
        </span>
      </h1>
      <ScoreBar reached={result.scorePercent} needed={test.passPercent} />
      {result.isPassed && certificate}
      {!result.isPassed && result.revisit.length > 0 && (
        <RevisitList courseId={home.courseId} sitting={sitting} revisit={result.revisit} />
      )}
      {hasAnswers && isTold && <AllAnswers sitting={sitting} result={result} />}
      <Form intent="start" failure={failure} className="test-foot">
        {isTold && !hasAnswers && <ButtonLink to={`?${ANSWERS}`}>See all answers</ButtonLink>}
        <ButtonLink to={home.back.to} variant={mayTry ? 'outline' : 'primary'}>
          {home.back.label}
        </ButtonLink>
        {mayTry && <SubmitButton className="num">{startWords(test, past.length)}</SubmitButton>}
      </Form>
    </TestFrame>
  );
}

type ResultFactsProps = Pick<TestResultProps, 'test' | 'past' | 'sitting' | 'result'>;

function ResultFacts({ test, past, sitting, result }: ResultFactsProps) {
  const before = past.filter(({ number }) => number < sitting.number);
  const isTold = result.questions.some(({ explanation }) => explanation !== null);
  const marks = result.questions.map(({ questionId, isRight }) => ({
    questionId,
    state: isRight ? ('right' as const) : ('wrong' as const),
    isFlagged: false,
  }));
  return (
    <>
      <QuestionRuler
        marks={marks}
        current={null}
        pathOf={isTold ? (number) => `?${ANSWERS}#answer-${number}` : null}
      />
      <KeyValue className="test-facts">
        {test.isPassed ? (
          <KeyValueRow term="Attempt">{attemptWords(test, sitting)}</KeyValueRow>
        ) : (
          <KeyValueRow term="Attempts left">{leftWords(test)}</KeyValueRow>
        )}
        {before.map((one) => (
          <KeyValueRow key={one.sittingId} term={`Attempt ${one.number}`}>
            {one.result?.scorePercent}%
          </KeyValueRow>
        ))}
        {sitting.submittedAt && (
          <KeyValueRow term="Submitted">{longDay(officeDay(sitting.submittedAt))}</KeyValueRow>
        )}
      </KeyValue>
      {!isTold && (
        <p className="test-note">The right answers are shown once you have passed or have no attempt left.</p>
      )}
    </>
  );
}
