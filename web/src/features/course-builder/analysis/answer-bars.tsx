import { Check } from 'lucide-react';
import type { QuestionFigures } from '#contracts/course-builder/analysis.ts';
import { Bar } from '#web/ui/instruments/bar.tsx';
import { choiceText, percentOf } from './analysis-words.ts';
import { CountLink } from './count-link.tsx';

interface AnswerBarsProps {
  question: Pick<QuestionFigures, 'asked' | 'choices'>;
  /** Where those are who gave this answer. */
  behind: (choice: string) => string;
}

/** Each answer with how many gave it. */
export function AnswerBars({ question: { asked, choices }, behind }: AnswerBarsProps) {
  return (
    <ul className="text-sm">
      {choices.map((choice) => {
        const text = choiceText(choice);
        const percent = percentOf(choice.learners, asked);
        return (
          <li
            key={choice.key}
            className="grid grid-cols-[minmax(0,1fr)_3rem_3rem] items-center gap-x-4 gap-y-1.5 py-3 not-first:border-t not-first:border-hairline md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_3rem_3rem]"
          >
            <span className="flex items-start gap-1.5 break-words">
              {text}
              {choice.isRight && (
                <Check className="mt-0.5 size-4 flex-none text-success" aria-label="right" />
              )}
            </span>
            <span className="max-md:order-last max-md:col-span-3">
              <Bar value={choice.learners} total={asked} label={`${percent}%`} />
            </span>
            <span className="text-end">
              <CountLink count={choice.learners} label={`answered ${text}`} to={behind(choice.key)} />
            </span>
            <span className="num text-end text-muted">{percent}%</span>
          </li>
        );
      })}
    </ul>
  );
}
