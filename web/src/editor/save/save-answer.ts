import { data } from 'react-router';
import type { ErrorAnswer, Issue } from '#contracts/errors.ts';
import { type EditorWords, failedWords } from '../editor-plan.ts';

/** What a form sends to its page. */
export interface SaveRequest<V> {
  values: V;
  saveAsDraft: boolean;
  /** Null for what is new. */
  version: number | null;
  idempotencyKey: string;
}

export interface SaveRefusal {
  message: string;
  code?: string;
  issues?: readonly Issue[];
}

/** What the page answers. */
export type SaveAnswer<S> = { saved: S; isDraft: boolean } | { refusal: SaveRefusal };

/** A refusal is an answer: the form stays as it is. */
export function refuseSave(refusal: ErrorAnswer & { status: number }, words: EditorWords, isDraft: boolean) {
  const { code, issues, status } = refusal;
  const message = refusal.message || failedWords(words, isDraft);
  return data<SaveAnswer<never>>({ refusal: { message, code, issues } }, { status });
}
