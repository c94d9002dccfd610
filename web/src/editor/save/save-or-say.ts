import { data } from 'react-router';
import { findOutsideWords } from '#web/forms/submission.ts';
import { isUnanswered } from '#web/lib/calls/unanswered.ts';
import { type EditorWords, failedWords } from '../editor-plan.ts';
import type { SaveAnswer, SaveRequest } from './save-answer.ts';

/** Where no answer came, or one without words for a person, the words are the form's own; the form stays. */
export async function saveOrSay<T>(
  request: Request,
  send: () => Promise<T>,
  words: EditorWords,
): Promise<T | ReturnType<typeof data<SaveAnswer<never>>>> {
  const { saveAsDraft } = (await request.clone().json()) as SaveRequest<unknown>;
  try {
    return await send();
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    // Only as an error does it keep the page from being loaded anew, which would fail too and take the form away.
    const said = saveAsDraft ? undefined : findOutsideWords(error);
    const message = said?.message ?? failedWords(words, saveAsDraft);
    return data<SaveAnswer<never>>({ refusal: { message } }, { status: said?.status ?? 503 });
  }
}
