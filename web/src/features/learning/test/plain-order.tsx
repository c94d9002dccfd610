import type { AskedQuestion } from '#contracts/learning/sittings.ts';

interface PlainOrderProps {
  answers: AskedQuestion['answers'];
  order: readonly string[];
}

/** Answers put in order without a script: each says its place. */
export const PlainOrder = ({ answers, order }: PlainOrderProps) => (
  <fieldset className="check-answers">
    <legend className="check-legend">Put these in order, 1 is the first</legend>
    <div className="check-choices">
      {answers.map(({ answerId, text }) => (
        <label key={answerId} className="order-row">
          <select name={`place-${answerId}`} defaultValue={order.indexOf(answerId) + 1} className="input">
            {answers.map((one, at) => (
              <option key={one.answerId}>{at + 1}</option>
            ))}
          </select>
          <span dir="auto">{text}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
