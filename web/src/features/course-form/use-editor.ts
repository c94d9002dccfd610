import { type RefObject, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AdminCourse } from '#contracts/course-office/admin-course.ts';
import { showToast } from '#web/ui/messages/toast.tsx';
import { changesBetween, withoutFile } from './compare-courses.ts';
import { type FormValues, valuesOf } from './form-values.ts';
import { draftStore } from './kept-draft.ts';
import { useChecks } from './use-checks.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useOthers } from './use-others.ts';
import { useSave } from './use-save.ts';
import { useSession } from './use-session.ts';

export interface EditorStart {
  /** As it is stored; null for a new course. */
  stored: AdminCourse | null;
  /** What the form begins with; what differs from it has been changed. */
  first: FormValues;
  /** What a course that nobody has written anything into holds. */
  blank: FormValues;
  /** Whose drafts this browser keeps apart. */
  person: string;
  idempotencyKey: string;
  listPath: string;
}

/** What has been opened over the form. After `login-to-save` the saving goes on. */
type Opened = 'login' | 'login-to-save' | 'compare' | 'preview' | null;

/** Everything that happens to a course while it is edited: drafts, checks, saving, and what others save meanwhile. */
export function useEditor(start: EditorStart) {
  const { blank, person, listPath } = start;
  const [stored, setStored] = useState(start.stored);
  const [opened, setOpened] = useState<Opened>(null);
  const id = stored?._id;
  const session = useSession({ base: start.first, version: stored?.version ?? null }, blank);
  const store = useMemo(() => draftStore(() => window.localStorage, person, id ?? null), [person, id]);
  const draft = useKeptDraft(session, store);
  const others = useOthers(id, session.version);
  const check = useChecks(session);
  const problem = useProblem();
  const leave = useLeave();

  function goOn(saved: AdminCourse, sent: FormValues) {
    setStored(saved);
    const next = { base: valuesOf(saved, blank), version: saved.version };
    const now = session.form.getValues();
    // What saving has tidied up comes back into the form, unless something was typed meanwhile.
    const isTidied = changesBetween(next.base, now).length > 0 && changesBetween(sent, now).length === 0;
    if (isTidied) session.begin(next.base, next);
    else session.rebase(next);
    session.status.set({ issues: [], problem: '', keptAt: null });
  }

  const saving = useSave(session, {
    idempotencyKey: start.idempotencyKey,
    onSaved(saved, sent, isDraft) {
      store.clear();
      draft.forget();
      if (!isDraft) return leave.to(`${listPath}?done=${id ? 'updated' : 'created'}`);
      showToast(id ? 'Draft saved successfully!' : 'Course saved as draft!', { seconds: 5 });
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

  const tookFileOff = (url: string, version: number) =>
    session.rebase({ base: withoutFile(session.base, url), version });
  const machine = { status: session.status, check, tookFileOff, askToSignIn: () => setOpened('login') };
  return {
    session,
    stored,
    setStored,
    draft,
    store,
    others,
    machine,
    saving,
    problem,
    leave,
    opened,
    setOpened,
  };
}

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
