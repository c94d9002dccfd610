import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { intentOf, readIntent } from '#web/forms/intent.ts';
import { refuseUnanswered } from '#web/forms/submission.ts';
import { failedWords } from './act-words.ts';
import { courseActs } from './course-acts.ts';

interface Acting<Done> {
  request: Request;
  serverAction: () => Promise<Done>;
}

/** Where no answer came, or one without a message, the words are the specified ones; what was entered stays. */
export const actInBrowser = async <Done>({ request, serverAction }: Acting<Done>) => {
  const form = await request.clone().formData();
  const { act } = readIntent(intentOf(form), courseActs);
  try {
    return await serverAction();
  } catch (error) {
    const refused = refuseUnanswered(error, act ? failedWords[act] : 'Failed to change status', form);
    if (!refused) throw error;
    return refused;
  } finally {
    // As specified of a copy that fails; one that succeeds leads there too.
    if (act === 'copy') window.scrollTo(0, 0);
  }
};

/** What was refused because the course has moved on is shown as it is now. */
export const isReadAgain = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;
