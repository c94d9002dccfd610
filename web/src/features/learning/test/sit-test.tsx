import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import type { Sitting, TestFacts } from '#contracts/learning/sittings.ts';
import { Countdown } from '#web/ui/instruments/countdown.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { SaveState } from '../log/save-state.tsx';
import { QuestionRuler } from './question-ruler.tsx';
import { ReviewAnswers } from './review-answers.tsx';
import { TestFrame } from './test-frame.tsx';
import type { TestHome } from './test-home.ts';
import { TestQuestion } from './test-question.tsx';
import {
  attemptWords,
  isAnswered,
  isWeighed,
  QUESTION,
  questionPath,
  REVIEW,
  timeWords,
  toPassWords,
} from './test-words.ts';
import { useSittingDesk } from './use-sitting-desk.ts';

interface SitTestProps {
  home: TestHome;
  /** Null of the test of a run. */
  testId: string | null;
  test: TestFacts;
  sitting: Sitting;
  now: string;
  accountId: string;
}

/** A test while it is sat: one question at a time, then the review. */
export function SitTest({ home, testId, test, sitting, now, accountId }: SitTestProps) {
  const { courseId } = home;
  const { questions, endsAt } = sitting;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { desk, answers, flags, isHandedIn } = useSittingDesk(
    { accountId, courseId, testId },
    sitting,
    revalidate,
  );
  const [query] = useSearchParams();
  const isReview = query.has(REVIEW);
  const number = Math.min(questions.length, Math.max(1, Number.parseInt(query.get(QUESTION) ?? '', 10) || 1));
  const question = questions[number - 1];
  const marks = questions.map((one) => ({
    questionId: one.questionId,
    state: isAnswered(answers, one) ? ('answered' as const) : ('open' as const),
    isFlagged: flags.includes(one.questionId),
  }));
  return (
    <TestFrame
      home={home}
      saved={<SaveState log={desk} />}
      aside={
        <>
          <QuestionRuler marks={marks} current={isReview ? null : number} />
          <KeyValue className="test-facts">
            <KeyValueRow term="To pass">{toPassWords(test)}</KeyValueRow>
            <KeyValueRow term="Attempt">{attemptWords(test, sitting)}</KeyValueRow>
            <KeyValueRow term={endsAt ? 'Time left' : 'Time'}>
              {endsAt ? <Countdown until={endsAt} now={now} onEnd={desk.handIn} /> : timeWords(null)}
            </KeyValueRow>
          </KeyValue>
          <p className="test-note">
            {endsAt
              ? 'Answers are kept as you choose them. A test with a time limit needs a connection: what reaches us 30 seconds after the end does not count.'
              : 'Answers are kept as you choose them. You may leave and come back until you submit.'}
          </p>
        </>
      }
    >
      {isHandedIn && (
        <Notice live className="mb-5" title="Your answers are being handed in.">
          Without a connection they stay on this device and are handed in when it is back.
        </Notice>
      )}
      {isReview || !question ? (
        <ReviewAnswers {...{ questions, answers, flags }} handIn={desk.handIn} isHandingIn={isHandedIn} />
      ) : (
        <TestQuestion
          question={question}
          number={number}
          count={questions.length}
          isWeighed={isWeighed(test)}
          given={answers[question.questionId] ?? []}
          give={(given) => desk.give(question.questionId, given)}
          isFlagged={flags.includes(question.questionId)}
          flag={() => desk.flag(question.questionId)}
          goOn={() => navigate(number === questions.length ? `?${REVIEW}` : questionPath(number + 1))}
        />
      )}
    </TestFrame>
  );
}
