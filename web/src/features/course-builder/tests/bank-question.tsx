import { Copy, X } from 'lucide-react';
import { Button } from '#web/ui/controls/button.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { HowAnswered } from '../analysis/how-answered.tsx';
import { QuestionEditor } from '../questions/question-editor.tsx';
import { questionIssues } from '../questions/question-issues.ts';
import { KIND_WORDS } from '../questions/question-words.ts';
import type { UploadNews } from '../upload-news.ts';
import type { BankQuestion as Question } from './bank.ts';
import { WITHOUT_WORDS } from './test-words.ts';

export interface BankActs {
  change: (question: Question) => void;
  duplicate: (question: Question) => void;
  remove: (question: Question) => void;
  /** Opens it, or closes the one that is open. */
  toggle: (questionId: string) => void;
}

interface BankQuestionProps {
  courseId: string;
  question: Question;
  number: number;
  isOpen: boolean;
  slides: readonly { value: string; label: string }[];
  acts: BankActs;
  upload: UploadNews;
}

export const rowId = (questionId: string) => `bank-${questionId}`;

/** A line of the bank; one is open at a time, since an editor is large. */
export function BankQuestion(props: BankQuestionProps) {
  const { courseId, question, number, isOpen, slides, acts, upload } = props;
  const { questionId, prompt, kind, slideId } = question;
  const name = `question ${number}`;
  const isWhole = questionIssues(question).length === 0;
  return (
    <li className="border-t border-hairline">
      <div className="flex items-start gap-2 px-5 py-2.5">
        <button
          type="button"
          id={rowId(questionId)}
          aria-expanded={isOpen}
          onClick={() => acts.toggle(questionId)}
          className="grid min-h-(--control) min-w-0 flex-1 content-center gap-0.5 text-start"
        >
          <span dir="auto" className="text-md break-words">
            <span className="num text-muted">{number}</span> {prompt.trim() || WITHOUT_WORDS}
          </span>
          <span className="text-xs text-muted">
            {KIND_WORDS[kind]}
            {!isWhole && ', something is missing'}
          </span>
        </button>
        <Button
          {...{ variant: 'ghost', size: 'sm', iconOnly: true, 'aria-label': `Duplicate ${name}` }}
          onClick={() => acts.duplicate(question)}
        >
          <Copy />
        </Button>
        <Button
          {...{ variant: 'ghost', size: 'sm', iconOnly: true, 'aria-label': `Remove ${name}` }}
          onClick={() => acts.remove(question)}
        >
          <X />
        </Button>
      </div>
      {isOpen && (
        <div className="flex flex-col gap-5 px-5 pt-2 pb-5">
          <SelectField
            name={`${questionId}-slide`}
            label="Leads back to"
            hint="The slide that teaches it; its section is where the question is drawn."
            placeholder="No slide chosen"
            value={slides.some(({ value }) => value === slideId) ? slideId : ''}
            options={slides}
            onChange={({ target }) => acts.change({ ...question, slideId: target.value })}
          />
          <QuestionEditor
            question={question}
            onChange={(changed) => acts.change({ ...question, ...changed })}
            upload={upload}
          />
          <HowAnswered courseId={courseId} questionId={questionId} />
        </div>
      )}
    </li>
  );
}
