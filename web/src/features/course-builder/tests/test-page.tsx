import type { Draft } from '#contracts/course-builder/draft.ts';
import { countDrawn } from '#domain/learning/draw-questions.ts';
import { ConfirmedForm } from '#web/forms/confirmed-form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { builderPaths } from '#web/lib/builder-paths.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { analysisList } from '../analysis/analysis-view.ts';
import { SaveTold, troubleIn } from '../save-told.tsx';
import { useSending } from '../use-sending.tsx';
import { bankOf, sectionsBySlide } from './bank.ts';
import { DrawTable } from './draw-table.tsx';
import { LeaveTest } from './leave-test.tsx';
import { QuestionBank } from './question-bank.tsx';
import { TestSettings } from './test-settings.tsx';
import { askedWords, troubleWords } from './test-words.ts';
import { TwoEdits } from './two-edits.tsx';
import { useBank } from './use-bank.ts';
import { type ReadTest, useTestDesk } from './use-test-desk.ts';

export const REMOVE_TEST = 'remove-test';

interface TestPageProps {
  draft: Pick<Draft, 'course' | 'outline' | 'slides'>;
  read: ReadTest;
  /** Of removing it. */
  failure: FormFailure | undefined;
}

/** A test of a course as it is being written. */
export function TestPage({ draft: { course, outline, slides }, read, failure }: TestPageProps) {
  const { desk, test, save } = useTestDesk(course._id, read);
  const bank = useBank(desk);
  const sending = useSending();
  const trouble = troubleIn(save);
  const sections = bankOf(test, outline);
  const bySlide = sectionsBySlide(outline);
  const asked = countDrawn(test, (slideId) => bySlide.get(slideId));
  const { content } = builderPaths(course._id);
  return (
    <>
      <LeaveTest desk={desk} save={save} isSending={sending.isSending} />
      {sending.login}
      <PageHeader
        size="2xl"
        title={test.title.trim() || 'Test without a title'}
        breadcrumbs={[{ label: `${course.code}, content`, to: content }, { label: 'Test' }]}
        lead={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="num text-md">{askedWords(asked, test.questions.length)}</p>
            <SaveTold save={save} words={trouble && troubleWords(trouble)} retry={() => void desk.flush()} />
            {save.kind === 'conflict' && (
              <TwoEdits
                key={save.revision}
                conflict={save}
                mine={test}
                keepMine={desk.keepMine}
                takeTheirs={desk.takeTheirs}
              />
            )}
          </div>
        }
        actions={
          <ButtonLink size="sm" to={analysisList(course._id).to({ of: 'questions' })}>
            How it was answered
          </ButtonLink>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <QuestionBank
          courseId={course._id}
          sections={sections}
          slides={slides}
          bank={bank}
          upload={sending.news}
        />
        <div className="grid gap-4 max-lg:order-first">
          <Sheet title="Rules">
            <TestSettings test={test} onChange={desk.change} />
          </Sheet>
          {sections.length > 0 && (
            <Sheet title="Drawn by section" flush>
              <DrawTable test={test} bank={sections} onChange={desk.change} />
            </Sheet>
          )}
          {desk.isStored && (
            <ConfirmedForm
              intent={REMOVE_TEST}
              failure={failure}
              label="Remove this test"
              variant="danger-outline"
              title={`Remove “${test.title.trim() || 'Test without a title'}”?`}
              cancelLabel="Keep it"
            >
              Its questions go with it. Versions that are published keep theirs, and so do learners.
            </ConfirmedForm>
          )}
        </div>
      </div>
    </>
  );
}
