import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { intentOf } from '#web/forms/intent.ts';
import { type Refused, refuseUnanswered } from '#web/forms/submission.ts';
import type { FailureWords } from './failure-words.ts';

interface SubmitArgs {
  request: Request;
  serverAction: () => Promise<unknown>;
}

/** For a submission without an answer each form of a checkout has words of its own. */
export const submitFromPage = async ({ request, serverAction }: SubmitArgs, words: FailureWords) => {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    const refused = refuseUnanswered(error, words.failed(intentOf(form), error), form);
    if (!refused) throw error;
    return refused;
  }
};

const isKept = (refused?: Partial<Refused>) => refused?.isUnanswered || refused?.failure?.isLoginOver;

/** What was refused may have become different meanwhile, and the key of a refused payment is spent. */
export const shouldRevalidate = ({
  actionResult,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  isKept(actionResult as Partial<Refused> | undefined)
    ? false
    : defaultShouldRevalidate || (actionStatus ?? 0) >= 400;
