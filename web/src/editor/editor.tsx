import { Fragment, type ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { LeaveGuard } from './draft/leave-guard.tsx';
import { EditorDialogs } from './editor-dialogs.tsx';
import { asEditorForm, EditorFormProvider } from './editor-form.ts';
import { EditorNotices } from './editor-notices.tsx';
import type { EditorPlan, Stored } from './editor-plan.ts';
import { EditorTools } from './editor-tools.tsx';
import { SaveBar } from './save/save-bar.tsx';
import { Rail } from './sections/rail.tsx';
import { type EditorStart, useEditor } from './use-editor.ts';

interface EditorProps<V extends FieldValues, S extends Stored> extends EditorStart<V, S> {
  plan: EditorPlan<V, S>;
  /** The page that visitors see, with what is in the form; where there is one. */
  preview?: (values: V, close: () => void) => ReactNode;
  /** What stands beside the button of the preview. */
  tools?: ReactNode;
  /** The sections; they are drawn once, since nothing that the form says of itself concerns its fields. */
  children: ReactNode;
}

export function Editor<V extends FieldValues, S extends Stored>(props: EditorProps<V, S>) {
  const { plan, preview, tools, children, ...start } = props;
  const editor = useEditor(plan, start);
  const { session, saving, opened, setOpened } = editor;
  const { words } = plan;
  const { stored } = editor.editorForm;

  return (
    <FormProvider {...session.form}>
      <EditorFormProvider value={asEditorForm(editor.editorForm)}>
        <EditorTools preview={preview && (() => setOpened('preview'))}>{tools}</EditorTools>
        <div className="grid items-start gap-6 max-lg:gap-4 lg:grid-cols-[272px_minmax(0,1fr)]">
          <Rail />
          <form
            aria-label={words.form}
            noValidate
            onSubmit={(event) => event.preventDefault()}
            className="grid min-w-0 gap-3"
          >
            <EditorNotices plan={plan} editor={editor} />
            <div className="border border-hairline bg-paper">
              <Fragment key={session.generation}>{children}</Fragment>
            </div>
          </form>
        </div>
        <SaveBar
          isNew={!stored}
          mayBeDraft={!stored || plan.mayBeDraft?.(stored) !== false}
          words={words}
          busy={saving.busy}
          listPath={start.listPath}
          save={(saveAsDraft) => void saving.save(saveAsDraft)}
        />
        <LeaveGuard count={session.measure} keep={editor.draft.keep} isFree={editor.leave.isFree} />
        <EditorDialogs plan={plan} editor={editor} />
        {opened === 'preview' && preview?.(session.form.getValues(), () => setOpened(null))}
      </EditorFormProvider>
    </FormProvider>
  );
}
