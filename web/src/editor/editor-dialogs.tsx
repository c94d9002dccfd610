import type { FieldValues } from 'react-hook-form';
import { LoginDialog } from '#web/forms/login-dialog.tsx';
import { mergeEdits } from './conflict/compare.ts';
import { CompareDialog } from './conflict/compare-dialog.tsx';
import type { EditorPartProps } from './editor-notices.tsx';
import type { Stored } from './editor-plan.ts';

/** What opens over the form: the login that has expired, and somebody else's edit. */
export function EditorDialogs<V extends FieldValues, S extends Stored>({
  plan,
  editor,
}: EditorPartProps<V, S>) {
  const { session, editorForm, others, saving, opened, setOpened, setStored } = editor;
  const { theirs } = others;
  const close = () => setOpened(null);

  function compare(stored: S) {
    const base = plan.valuesOf(stored, editorForm.blank);
    return (
      <CompareDialog
        thing={plan.words.thing}
        merge={mergeEdits(session.base, session.form.getValues(), base)}
        who={plan.savedBy(stored)}
        fieldWords={plan.sections.fieldWords}
        close={close}
        take={(merged) => {
          session.begin(merged, { base, version: stored.version });
          setStored(stored);
          close();
        }}
      />
    );
  }

  return (
    <>
      <LoginDialog
        open={opened === 'login' || opened === 'login-to-save'}
        close={close}
        onLoggedIn={() => {
          close();
          if (opened === 'login-to-save') void saving.again();
        }}
      />
      {opened === 'compare' && theirs && compare(theirs)}
    </>
  );
}
