import { data } from 'react-router';
import { findOutsideWords } from '#web/forms/submission.ts';
import { isUnanswered } from '#web/lib/unanswered.ts';
import { failedWords, type SaveAnswer, type SaveRequest } from './save-course.ts';

/** Where no answer came, or one without words for a person, the words are the specified ones; the form stays. */
export async function saveOrSay<T>(
  request: Request,
  send: () => Promise<T>,
): Promise<T | ReturnType<typeof data<SaveAnswer>>> {
  const { saveAsDraft } = (await request.clone().json()) as SaveRequest;
  try {
    return await send();
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    // Only as an error does it keep the page from being loaded anew, which would fail too and take the form away.
    const said = saveAsDraft ? undefined : findOutsideWords(error);
    const message = said?.message ?? failedWords(saveAsDraft);
    return data<SaveAnswer>({ refusal: { message } }, { status: said?.status ?? 503 });
  }
}
