import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { AdminCourse } from '#contracts/course-office/admin-course.ts';
import { makeCode } from './course-calls.ts';
import type { FormValues } from './form-values.ts';
import { failedWords, type SaveAnswer, type SaveRefusal, type SaveRequest } from './save-course.ts';
import { findIssues } from './use-checks.ts';
import type { Session } from './use-session.ts';

const FILES_UNDER_WAY =
  'Files are still being sent. Please wait until they have arrived, or cancel them under Media.';

interface SaveOptions {
  idempotencyKey: string;
  onSaved: (saved: AdminCourse, sent: FormValues, isDraft: boolean) => void;
  /** Something has to be put right; the words are in the status. */
  onRefused: () => void;
  onLoginNeeded: () => void;
  onConflict: (message: string) => void;
}

/** Checks, completes and sends the course; a refusal lands on its fields. */
export function useSave({ form, status, version }: Session, options: SaveOptions) {
  const fetcher = useFetcher<SaveAnswer>();
  // From the first check to the answer: the fetcher itself says so a moment late.
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [intent, setIntent] = useState<'draft' | 'course'>('course');
  // For the next try: what became of an answered request is known, so the one after it is another.
  const key = useRef(options.idempotencyKey);
  const sent = useRef<SaveRequest>(null);

  function refuse(refusal: Partial<SaveRefusal>) {
    const issues = (refusal.issues ?? []).map((issue) => ({ ...issue, byServer: true as const }));
    status.set({ issues, problem: issues.length > 0 ? '' : (refusal.message ?? '') });
    options.onRefused();
  }

  async function save(saveAsDraft: boolean) {
    if (isUnderWay) return;
    if (status.get().uploads > 0) return refuse({ message: FILES_UNDER_WAY });
    setIsUnderWay(true);
    setIntent(saveAsDraft ? 'draft' : 'course');
    try {
      await send(saveAsDraft);
    } finally {
      setIsUnderWay(false);
    }
  }

  async function send(saveAsDraft: boolean) {
    const issues = await findIssues(form.getValues(), saveAsDraft);
    status.set({ issues, problem: '' });
    if (issues.length > 0) return options.onRefused();
    if (!(await completeCode(form))) return refuse({ message: 'Failed to generate course code' });
    // The form's own object changes with the next key.
    const course = structuredClone(form.getValues());
    sent.current = { course, saveAsDraft, version, idempotencyKey: key.current };
    // A course is plain JSON, which the type of a submission has no name for.
    const body = JSON.stringify(sent.current);
    await fetcher.submit(body, { method: 'post', encType: 'application/json' });
  }

  const answered = useEffectEvent((answer: SaveAnswer) => {
    const request = sent.current;
    if (!request) return;
    if ('saved' in answer) {
      key.current = crypto.randomUUID();
      return options.onSaved(answer.saved, request.course, answer.isDraft);
    }
    const { code, message } = answer.refusal;
    if (code === 'not-signed-in') return options.onLoginNeeded();
    if (code === 'conflict') return options.onConflict(message);
    if (code && code !== 'still-running') key.current = crypto.randomUUID();
    refuse({ ...answer.refusal, message: message || failedWords(request.saveAsDraft) });
  });

  // The answer arrives with a later drawing than the one that sent it, and has to be acted on once.
  useEffect(() => {
    if (fetcher.data) answered(fetcher.data);
  }, [fetcher.data]);

  return {
    save,
    /** The same once more, as after a login. */
    again: () => save(intent === 'draft'),
    /** Which of the two is under way. */
    busy: isUnderWay ? intent : null,
  };
}

/** An empty code is made from the title before the course is sent; false where none could be made. */
async function completeCode(form: Session['form']): Promise<boolean> {
  const { courseCode, title } = form.getValues('basic');
  if (courseCode.trim() !== '') return true;
  const code = await makeCode(title);
  if (code) form.setValue('basic.courseCode', code);
  return code !== null;
}
