import { data } from 'react-router';
import { isUnanswered } from '#web/lib/unanswered.ts';
import { failedWords, type SaveAnswer, type SaveRequest } from './save-course.ts';

/** Where no answer came, or one that nobody meant for the form, the words are the specified ones; the form stays. */
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
    return data<SaveAnswer>({ refusal: { message: failedWords(saveAsDraft) } }, { status: 503 });
  }
}
