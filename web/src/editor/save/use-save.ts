import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFetcher } from 'react-router';
import { type EditorPlan, failedWords, type Stored } from '../editor-plan.ts';
import type { Session } from '../use-session.ts';
import type { SaveAnswer, SaveRefusal, SaveRequest } from './save-answer.ts';

interface SaveOptions<V extends FieldValues, S extends Stored> {
  plan: Pick<EditorPlan<V, S>, 'rules' | 'complete' | 'words'>;
  idempotencyKey: string;
  onSaved: (saved: S, sent: V, isDraft: boolean) => void;
  /** Something has to be put right; the words are in the status. */
  onRefused: () => void;
  onLoginNeeded: () => void;
  onConflict: (message: string) => void;
}

type Intent = 'draft' | 'whole';

/** Checks, completes and sends what is in the form; a refusal lands on its fields. */
export function useSave<V extends FieldValues, S extends Stored>(
  { form, status, version }: Session<V>,
  options: SaveOptions<V, S>,
) {
  const { rules, complete, words } = options.plan;
  const fetcher = useFetcher();
  // From the first check to the answer: the fetcher itself says so a moment late.
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [intent, setIntent] = useState<Intent>('whole');
  // For the next try: what became of an answered request is known, so the one after it is another.
  const key = useRef(options.idempotencyKey);
  const sent = useRef<SaveRequest<V>>(null);

  function refuse(refusal: Partial<SaveRefusal>) {
    const issues = (refusal.issues ?? []).map((issue) => ({ ...issue, byServer: true as const }));
    status.set({ issues, problem: issues.length > 0 ? '' : (refusal.message ?? '') });
    options.onRefused();
  }

  async function save(saveAsDraft: boolean) {
    if (isUnderWay) return;
    if (status.get().uploads > 0) return refuse({ message: words.filesUnderWay });
    setIsUnderWay(true);
    setIntent(saveAsDraft ? 'draft' : 'whole');
    try {
      await send(saveAsDraft);
    } finally {
      setIsUnderWay(false);
    }
  }

  async function send(saveAsDraft: boolean) {
    const { issuesOf } = await rules();
    const issues = issuesOf(form.getValues(), { isDraft: saveAsDraft });
    status.set({ issues, problem: '' });
    if (issues.length > 0) return options.onRefused();
    const lacking = await complete?.(form);
    if (lacking) return refuse({ message: lacking });
    // The form's own object changes with the next key.
    const values = structuredClone(form.getValues());
    sent.current = { values, saveAsDraft, version, idempotencyKey: key.current };
    // The values are plain JSON, which the type of a submission has no name for.
    const body = JSON.stringify(sent.current);
    await fetcher.submit(body, { method: 'post', encType: 'application/json' });
  }

  const answered = useEffectEvent((answer: SaveAnswer<S>) => {
    const request = sent.current;
    if (!request) return;
    if ('saved' in answer) {
      key.current = crypto.randomUUID();
      return options.onSaved(answer.saved, request.values, answer.isDraft);
    }
    const { code, message } = answer.refusal;
    if (code === 'not-signed-in') return options.onLoginNeeded();
    if (code === 'conflict') return options.onConflict(message);
    if (code && code !== 'still-running') key.current = crypto.randomUUID();
    refuse({ ...answer.refusal, message: message || failedWords(words, request.saveAsDraft) });
  });

  // The answer arrives with a later drawing than the one that sent it, and has to be acted on once.
  useEffect(() => {
    if (fetcher.data) answered(fetcher.data as SaveAnswer<S>);
  }, [fetcher.data]);

  return {
    save,
    /** The same once more, as after a login. */
    again: () => save(intent === 'draft'),
    /** Which of the two is under way. */
    busy: isUnderWay ? intent : null,
  };
}
