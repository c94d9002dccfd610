import type { FieldValues } from 'react-hook-form';
import { changesBetween } from './conflict/compare.ts';
import { ConflictNotice } from './conflict/conflict-notice.tsx';
import { DraftNotice } from './draft/draft-notice.tsx';
import type { EditorPlan, Stored } from './editor-plan.ts';
import { SaveProblem } from './save/save-problem.tsx';
import type { Editor } from './use-editor.ts';

export interface EditorPartProps<V extends FieldValues, S extends Stored> {
  plan: EditorPlan<V, S>;
  editor: Editor<V, S>;
}

/** What stands above the sections: what has to be put right, what was left behind, what somebody else has saved. */
export function EditorNotices<V extends FieldValues, S extends Stored>({
  plan,
  editor,
}: EditorPartProps<V, S>) {
  const { session, editorForm, draft, others, setOpened } = editor;
  const { sections, words, valuesOf, savedBy } = plan;
  const { theirs } = others;

  function restore() {
    if (!draft.found) return;
    const { values, base, version } = draft.found;
    session.begin(values, { base, version });
    draft.forget();
    // A draft of an older version is merged with what has been saved since, as any other edit is.
    void others.look(version);
  }
  function changedSections(stored: S) {
    const changes = changesBetween(session.base, valuesOf(stored, editorForm.blank));
    return [...new Set(changes.map(({ path }) => sections.sectionOf(path)?.title ?? path))];
  }

  return (
    <>
      <SaveProblem thing={words.thing} ref={editor.problem.box} />
      {draft.found && <DraftNotice keptAt={draft.found.keptAt} restore={restore} discard={draft.discard} />}
      {theirs && (
        <ConflictNotice
          thing={words.thing}
          who={savedBy(theirs)}
          at={theirs.updatedAt}
          sections={changedSections(theirs)}
          compare={() => setOpened('compare')}
        />
      )}
    </>
  );
}
