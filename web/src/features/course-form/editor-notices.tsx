import { ConflictNotice } from './conflict.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { useFormFacts } from './form-facts.ts';
import { valuesOf } from './form-values.ts';
import { SaveProblem } from './save-problem.tsx';
import type { useEditor } from './use-editor.ts';

export interface EditorPartProps {
  editor: ReturnType<typeof useEditor>;
}

/** What stands above the sections: what has to be put right, what was left behind, what somebody else has saved. */
export function EditorNotices({ editor }: EditorPartProps) {
  const { blank } = useFormFacts();
  const { session, draft, others, store, setOpened } = editor;

  function restore() {
    if (!draft.found) return;
    const { values, base, version } = draft.found;
    session.begin(values, { base, version });
    draft.forget();
    // A draft of an older version is merged with what has been saved since, as any other edit is.
    void others.look(version);
  }
  function discard() {
    store.clear();
    draft.forget();
  }

  return (
    <>
      <SaveProblem ref={editor.problem.box} />
      {draft.found && <DraftNotice keptAt={draft.found.keptAt} restore={restore} discard={discard} />}
      {others.theirs && (
        <ConflictNotice
          theirs={others.theirs}
          base={session.base}
          values={valuesOf(others.theirs, blank)}
          compare={() => setOpened('compare')}
        />
      )}
    </>
  );
}
