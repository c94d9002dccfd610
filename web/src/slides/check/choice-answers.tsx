import { Check, X } from 'lucide-react';
import type { Question } from '#contracts/learning/content.ts';
import type { Answering, Verdict } from './use-check.ts';

interface ChoiceAnswersProps {
  question: Pick<Extract<Question, { kind: 'single' | 'multiple' }>, 'kind' | 'questionId' | 'answers'>;
  /** Null where it can only be read. */
  check: Answering | null;
}

/** One list with an outer edge, of which one answer or several are chosen. */
export function ChoiceAnswers({ question, check }: ChoiceAnswersProps) {
  const given = check?.given ?? [];
  const isSingle = question.kind === 'single';
  const choose = (answerId: string) => {
    if (isSingle) check?.give([answerId]);
    else check?.give(given.includes(answerId) ? given.filter((id) => id !== answerId) : [...given, answerId]);
  };
  return (
    <fieldset className="check-answers">
      <legend className={isSingle ? 'sr-only' : 'check-legend'}>
        {isSingle ? 'Answers' : 'Choose all that are right'}
      </legend>
      <div className="check-choices">
        {question.answers.map(({ answerId, text }) => {
          const isGiven = given.includes(answerId);
          const verdict = isGiven && isSingle ? (check?.verdict ?? null) : null;
          return (
            <label key={answerId} className="choice check-choice" data-verdict={verdict ?? undefined}>
              <input
                type={isSingle ? 'radio' : 'checkbox'}
                name={question.questionId}
                value={answerId}
                checked={isGiven}
                disabled={check !== null && check.verdict !== null && !isGiven}
                onChange={() => choose(answerId)}
                className="tick"
              />
              <span dir="auto">{text}</span>
              {verdict && <VerdictSign verdict={verdict} />}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const VerdictSign = ({ verdict }: { verdict: NonNullable<Verdict> }) => (
  <span className="verdict" data-verdict={verdict}>
    {verdict === 'right' ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
    {verdict === 'right' ? 'Right' : 'Not this one'}
  </span>
);
