import { isUnanswered } from '#web/lib/unanswered.ts';
import { failedWords, type SaveAnswer, type SaveRequest } from './save-course.ts';

/** Where no answer came, or one that nobody meant for the form, the words are the specified ones; the form stays. */
export async function saveOrSay<T>(request: Request, send: () => Promise<T>): Promise<T | SaveAnswer> {
  const { saveAsDraft } = (await request.clone().json()) as SaveRequest;
  try {
    return await send();
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    return { refusal: { message: failedWords(saveAsDraft) } };
  }
}
