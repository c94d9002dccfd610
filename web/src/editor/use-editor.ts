import { type RefObject, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { FormSections } from '#web/lib/form-sections.ts';
import { showToast } from '#web/ui/messages/toast.tsx';
import { useOthers } from './conflict/use-others.ts';
import { draftStore } from './draft/kept-draft.ts';
import { useKeptDraft } from './draft/use-kept-draft.ts';
import type { EditorForm } from './editor-form.ts';
import type { EditorPlan, Stored } from './editor-plan.ts';
import { useChecks } from './save/use-checks.ts';
import { useSave } from './save/use-save.ts';
import { useSession } from './use-session.ts';

export interface EditorStart<V extends FieldValues, S extends Stored> {
  /** As it is stored; null for a new one. */
  stored: S | null;
  /** What the form begins with; what differs from it has been changed. */
  first: V;
  /** What a form that nobody has written anything into holds. */
  blank: V;
  /** Whose drafts this browser keeps apart. */
  person: string;
  idempotencyKey: string;
  listPath: string;
}

/** What has been opened over the form. After `login-to-save` the saving goes on. */
type Opened = 'login' | 'login-to-save' | 'compare' | 'preview' | null;

/** Everything that happens while a form is edited: drafts, checks, saving, and what others save meanwhile. */
export function useEditor<V extends FieldValues, S extends Stored>(
  plan: EditorPlan<V, S>,
  start: EditorStart<V, S>,
) {
  const { blank, listPath } = start;
  const [stored, setStored] = useState(start.stored);
  const [opened, setOpened] = useState<Opened>(null);
  const id = stored?._id;
  const known = { sections: plan.sections, blank };
  const session = useSession({ base: start.first, version: stored?.version ?? null }, known);
  const store = useDraftStore<V>(`${plan.drawer}:${start.person}:${id ?? 'new'}`, plan.sections);
  const draft = useKeptDraft(session, store);
  const others = useOthers({ id, version: session.version, find: plan.find });
  const check = useChecks(session, plan.rules);
  const problem = useProblem();
  const leave = useLeave();

  function goOn(saved: S, sent: V) {
    setStored(saved);
    session.goOn(sent, { base: plan.valuesOf(saved, blank), version: saved.version });
    session.status.set({ issues: [], problem: '', keptAt: null });
  }

  const saving = useSave<V, S>(session, {
    plan,
    idempotencyKey: start.idempotencyKey,
    onSaved(saved, sent, isDraft) {
      draft.discard();
      if (!isDraft) return leave.to(`${listPath}?done=${id ? 'updated' : 'created'}`);
      showToast(id ? plan.words.draftUpdated : plan.words.draftCreated, { seconds: 5 });
      if (id) goOn(saved, sent);
      else leave.to(`${listPath}/${saved._id}/edit`);
    },
    onRefused: problem.show,
    onLoginNeeded: () => setOpened('login-to-save'),
    async onConflict(message) {
      if (await others.look()) return setOpened('compare');
      session.status.set({ problem: message });
      problem.show();
    },
  });

  const editorForm: EditorForm<V, S> = {
    ...known,
    stored,
    status: session.status,
    check,
    changedStored: (change, version) => session.rebase({ base: change(session.base), version }),
    askToSignIn: () => setOpened('login'),
  };
  return {
    session,
    editorForm,
    setStored,
    draft,
    others,
    saving,
    problem,
    leave,
    opened,
    setOpened,
  };
}

export type Editor<V extends FieldValues, S extends Stored> = ReturnType<typeof useEditor<V, S>>;

const useDraftStore = <V extends FieldValues>(key: string, sections: FormSections) =>
  useMemo(() => draftStore<V>(() => window.localStorage, { key, sections }), [key, sections]);

/** The words at the top, and how a person is brought to them. */
function useProblem() {
  const box = useRef<HTMLDivElement>(null);
  function show() {
    window.scrollTo(0, 0);
    box.current?.focus({ preventScroll: true });
  }
  return { box, show };
}

/** Leads on without asking, since nothing is unsaved. */
function useLeave() {
  const navigate = useNavigate();
  const isFree: RefObject<boolean> = useRef(false);
  function to(path: string) {
    isFree.current = true;
    navigate(path, { replace: true });
  }
  return { isFree, to };
}
