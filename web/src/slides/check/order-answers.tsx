import { GripVertical } from 'lucide-react';
import type { Question } from '#contracts/learning/content.ts';
import { RowButtons } from '#web/ui/controls/row-buttons.tsx';
import { useRowDrag } from '#web/ui/controls/use-row-drag.ts';
import type { Answering } from './use-check.ts';

interface OrderAnswersProps {
  question: Pick<Extract<Question, { kind: 'order' }>, 'questionId' | 'answers'>;
  check: Answering | null;
}

/** Answers that are put into an order, by dragging or by their buttons. */
export function OrderAnswers({ question, check }: OrderAnswersProps) {
  const rows = check?.given ?? question.answers.map(({ answerId }) => answerId);
  const isOpen = check?.verdict === null;
  const move = (from: number, to: number) => {
    const left = rows.filter((_, at) => at !== from);
    check?.give([...left.slice(0, to), ...rows.slice(from, from + 1), ...left.slice(to)]);
  };
  const drag = useRowDrag(move);
  const textOf = (id: string) => question.answers.find(({ answerId }) => answerId === id)?.text ?? '';
  return (
    <section aria-label="Answers in your order" className="check-answers">
      <p className="check-legend">Put these in order, the first on top</p>
      <ol className="check-choices">
        {rows.map((id, index) => {
          const { row, handle, isTarget } = drag.of(index);
          return (
            <li
              key={id}
              className="order-row"
              data-target={isTarget || undefined}
              {...row}
              {...(isOpen ? handle : {})}
            >
              <GripVertical aria-hidden="true" className="order-grip" />
              <span className="num order-place">{index + 1}</span>
              <span dir="auto">{textOf(id)}</span>
              {isOpen && (
                <RowButtons
                  path={question.questionId}
                  index={index}
                  count={rows.length}
                  name={textOf(id)}
                  move={(to) => move(index, to)}
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
