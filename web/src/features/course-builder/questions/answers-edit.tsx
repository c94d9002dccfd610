import { GripVertical, Plus } from 'lucide-react';
import type { DraftQuestion } from '#contracts/course-builder/draft-slide.ts';
import { moved } from '#web/lib/moved.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { RowButtons } from '#web/ui/controls/row-buttons.tsx';
import { type RowDrag, useRowDrag } from '#web/ui/controls/use-row-drag.ts';
import { cx } from '#web/ui/cx.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { freshId } from '../fresh-id.ts';
import type { Change } from '../use-change.ts';
import { answerName, feedbackName, isRightName, QUESTION, silentWords } from './question-words.ts';

const MOST_ANSWERS = 8;

type Answer = DraftQuestion['answers'][number];

interface AnswersEditProps {
  question: DraftQuestion;
  change: Change<DraftQuestion>;
  /** Each answer has a sentence for who chooses it. */
  hasFeedback: boolean;
}

/** Answers in their order, and which of them are right; they are dragged, or moved by their buttons. */
export function AnswersEdit({ question, change, hasFeedback }: AnswersEditProps) {
  const { questionId, kind, answers } = question;
  const path = `${questionId}-answers`;
  const isFull = answers.length >= MOST_ANSWERS;
  const move = (from: number, to: number) => change((now) => ({ answers: moved(now.answers, from, to) }));
  const drag = useRowDrag(move);
  const add = () =>
    change((now) => ({ answers: [...now.answers, { answerId: freshId('answer'), text: '' }] }));
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm">
        <span className="font-strong">{QUESTION.answers}</span>{' '}
        {kind !== 'hotspot' && <span className="text-muted">{QUESTION[kind]}</span>}{' '}
        {hasFeedback && <span className="text-muted">{QUESTION.andFeedback}</span>}
      </legend>
      <ol className="grid">
        {answers.map((answer, index) => (
          <AnswerRow
            key={answer.answerId}
            {...{ question, change, hasFeedback, answer, index, path }}
            drag={drag.of(index)}
            move={(to) => move(index, to)}
          />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button id={`${path}-add`} size="sm" disabled={isFull} onClick={add}>
          <Plus aria-hidden="true" className="size-4" />
          {QUESTION.addAnswer}
        </Button>
        {isFull && <span className="text-sm text-muted">{QUESTION.manyAnswers}</span>}
        {hasFeedback && <Silent answers={answers} />}
      </div>
    </fieldset>
  );
}

interface AnswerRowProps extends AnswersEditProps {
  answer: Answer;
  index: number;
  path: string;
  drag: RowDrag;
  move: (to: number) => void;
}

function AnswerRow({ question, change, hasFeedback, answer, index, path, drag, move }: AnswerRowProps) {
  const { answerId, text, feedback } = answer;
  const { kind, answers } = question;
  const put = (part: Partial<Answer>) =>
    change((now) => ({
      answers: now.answers.map((one) => (one.answerId === answerId ? { ...one, ...part } : one)),
    }));
  const remove = () =>
    change((now) => ({
      answers: now.answers.filter((one) => one.answerId !== answerId),
      right: now.right.filter((id) => id !== answerId),
    }));
  return (
    <li
      {...drag.row}
      className={cx(
        'grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b py-2.5 max-md:grid-cols-[auto_minmax(0,1fr)]',
        drag.isTarget ? 'border-deep bg-celadon' : 'border-hairline',
      )}
    >
      <span {...drag.handle} title={QUESTION.drag} className="cursor-grab text-muted max-md:hidden">
        <GripVertical aria-hidden="true" className="size-5" />
      </span>
      {kind === 'order' ? (
        <span className="num w-5 text-center">{index + 1}</span>
      ) : (
        <RightMark {...{ question, change, answerId }} number={index + 1} />
      )}
      <div className="grid gap-2">
        <input
          dir="auto"
          aria-label={answerName(index + 1)}
          value={text}
          maxLength={300}
          onChange={({ target }) => put({ text: target.value })}
          className="input"
        />
        {hasFeedback && (
          <input
            dir="auto"
            aria-label={feedbackName(index + 1)}
            placeholder={QUESTION.feedback}
            value={feedback ?? ''}
            maxLength={300}
            onChange={({ target }) => put({ feedback: target.value || undefined })}
            className="input"
          />
        )}
      </div>
      <div className="max-md:col-span-2 max-md:justify-self-end">
        <RowButtons
          {...{ path, index, count: answers.length, move, remove }}
          name={text || answerName(index + 1)}
        />
      </div>
    </li>
  );
}

/** Where some answers say something, those that do not may have been forgotten. */
function Silent({ answers }: Pick<DraftQuestion, 'answers'>) {
  const silent = answers.filter(({ feedback }) => !feedback?.trim()).length;
  return silent > 0 && silent < answers.length && <Tag tone="warning">{silentWords(silent)}</Tag>;
}

interface RightMarkProps extends Pick<AnswersEditProps, 'question' | 'change'> {
  answerId: string;
  number: number;
}

const RightMark = ({ question, change, answerId, number }: RightMarkProps) => {
  const { questionId, kind, right } = question;
  const isSingle = kind === 'single';
  return (
    <input
      type={isSingle ? 'radio' : 'checkbox'}
      name={`${questionId}-right`}
      aria-label={isRightName(number)}
      checked={right.includes(answerId)}
      onChange={({ target }) =>
        change((now) => {
          const others = isSingle ? [] : now.right.filter((id) => id !== answerId);
          return { right: target.checked ? [...others, answerId] : others };
        })
      }
      className="tick"
    />
  );
};
