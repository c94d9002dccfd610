import { memo, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { AllSections } from './all-sections.tsx';
import { EditorDialogs } from './editor-dialogs.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { EditorTools } from './editor-tools.tsx';
import { type FormFacts, FormFactsProvider } from './form-facts.ts';
import { FormMachineProvider } from './form-status.ts';
import type { FormValues } from './form-values.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { Rail } from './rail.tsx';
import { SaveBar } from './save-bar.tsx';
import { type EditorStart, useEditor } from './use-editor.ts';

type CourseEditorProps = Omit<EditorStart, 'stored' | 'blank'> & {
  facts: FormFacts;
  /** The public page with what is in the form. */
  preview: (values: FormValues, facts: FormFacts, close: () => void) => ReactNode;
  /** What stands beside the button of the preview. */
  tools?: ReactNode;
};

// Nothing that the form says of itself concerns its fields.
const Fields = memo(AllSections);

export function CourseEditor({ facts: loaded, preview, tools, ...start }: CourseEditorProps) {
  const editor = useEditor({ ...start, stored: loaded.stored, blank: loaded.blank });
  const { session, machine, saving, opened, setOpened } = editor;
  const { form } = session;
  const facts = { ...loaded, stored: editor.stored };

  return (
    <FormProvider {...form}>
      <FormMachineProvider value={machine}>
        <FormFactsProvider value={facts}>
          <EditorTools preview={() => setOpened('preview')}>{tools}</EditorTools>
          <div className="grid items-start gap-6 max-lg:gap-4 lg:grid-cols-[272px_minmax(0,1fr)]">
            <Rail />
            <form
              aria-label="Course"
              noValidate
              onSubmit={(event) => event.preventDefault()}
              className="grid min-w-0 gap-3"
            >
              <EditorNotices editor={editor} />
              <Fields key={session.generation} />
            </form>
          </div>
          <SaveBar
            isNew={!facts.stored}
            busy={saving.busy}
            listPath={start.listPath}
            save={(saveAsDraft) => void saving.save(saveAsDraft)}
          />
          <LeaveGuard count={session.measure} keep={editor.draft.keep} isFree={editor.leave.isFree} />
          <EditorDialogs editor={editor} />
          {opened === 'preview' && preview(form.getValues(), facts, () => setOpened(null))}
        </FormFactsProvider>
      </FormMachineProvider>
    </FormProvider>
  );
}
