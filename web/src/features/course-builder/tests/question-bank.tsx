import { Plus } from 'lucide-react';
import type { Draft } from '#contracts/course-builder/draft.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import type { UploadNews } from '../upload-news.ts';
import type { BankSection } from './bank.ts';
import { BankQuestion } from './bank-question.tsx';
import { CopyCheck } from './copy-check.tsx';
import { checksIn, slideOptions } from './slide-choice.ts';
import { countedQuestions, UNTAUGHT, WITHOUT_WORDS } from './test-words.ts';
import type { useBank } from './use-bank.ts';

interface QuestionBankProps {
  courseId: string;
  sections: readonly BankSection[];
  slides: Draft['slides'];
  bank: ReturnType<typeof useBank>;
  upload: UploadNews;
}

/** All questions by the section that teaches them. */
export function QuestionBank({ courseId, sections, slides, bank, upload }: QuestionBankProps) {
  const options = slideOptions(slides);
  const checks = checksIn(slides);
  let number = 0;
  return (
    <div className="grid gap-4">
      {bank.removed && <RemovedLine key={bank.removed.question.questionId} bank={bank} />}
      {sections.length === 0 && (
        <EmptyState title="The bank has no question yet">
          Add one here, or copy a check that a slide asks already.
        </EmptyState>
      )}
      {sections.map(({ sectionId, title, questions }) => (
        <Sheet
          key={sectionId}
          title={sectionId === '' ? UNTAUGHT : title || 'Section without a title'}
          actions={<span className="num text-sm text-muted">{countedQuestions(questions.length)}</span>}
          flush
        >
          <ol>
            {questions.map((question) => {
              number += 1;
              return (
                <BankQuestion
                  key={question.questionId}
                  {...{ courseId, question, number, slides: options, acts: bank.acts, upload }}
                  isOpen={bank.openId === question.questionId}
                />
              );
            })}
          </ol>
        </Sheet>
      ))}
      <Sheet title="Add to the bank">
        <div className="grid gap-5">
          <div>
            <Button onClick={() => bank.addBlank('')}>
              <Plus />
              Question
            </Button>
          </div>
          {checks.length > 0 && (
            <CopyCheck courseId={courseId} checks={checks} onCopied={(question) => bank.add(question)} />
          )}
        </div>
      </Sheet>
    </div>
  );
}

const takeFocus = (button: HTMLElement | null) => button?.focus();

/** In the place of a message: what was removed, and the way back. */
function RemovedLine({ bank }: Pick<QuestionBankProps, 'bank'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xs bg-celadon px-4 py-2.5 text-sm">
      <p role="status" className="min-w-0 flex-1 break-words">
        Removed: {bank.removed?.question.prompt.trim() || WITHOUT_WORDS}
      </p>
      <span ref={(line) => takeFocus(line?.querySelector('button') ?? null)}>
        <Button size="sm" onClick={bank.undo}>
          Undo
        </Button>
      </span>
    </div>
  );
}
