import type { AdminCourse } from '#contracts/course-office/admin-course.ts';
import { mergeCourses } from './compare-courses.ts';
import { CompareDialog } from './conflict.tsx';
import type { EditorPartProps } from './editor-notices.tsx';
import { useFormFacts } from './form-facts.ts';
import { type FormValues, valuesOf } from './form-values.ts';
import { LoginDialog } from './login-dialog.tsx';

/** What opens over the form: the login that has expired, and somebody else's edit. */
export function EditorDialogs({ editor }: EditorPartProps) {
  const { blank } = useFormFacts();
  const { session, others, saving, opened, setOpened, setStored } = editor;
  const close = () => setOpened(null);

  function goOnWith(merged: FormValues, theirs: AdminCourse) {
    session.begin(merged, { base: valuesOf(theirs, blank), version: theirs.version });
    setStored(theirs);
    close();
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
      {opened === 'compare' && others.theirs && (
        <CompareDialog
          merge={mergeCourses(session.base, session.form.getValues(), valuesOf(others.theirs, blank))}
          theirs={others.theirs}
          close={close}
          take={goOnWith}
        />
      )}
    </>
  );
}
