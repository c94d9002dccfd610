import { failureOf, type Refused } from '#web/forms/submission.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';

export const ENQUIRE = 'enquire';

/** Names the field that keeps a dialog's page where it is: without it, who has sent is led to a page that says so. */
export const STAY = 'stay';

/** Between the topics that were ticked, where they come back as one text. */
export const TOPIC_SEPARATOR = '\n';

/** What a dialog is answered when all went well. */
export interface Sent {
  isSent: true;
}

export const isSent = (answer: unknown): boolean => (answer as Partial<Sent> | undefined)?.isSent === true;

/** Why it was not sent, in the specified words where the server had none. */
export function shownFailure(answer: unknown): FormFailure | undefined {
  const failure = failureOf(answer, ENQUIRE);
  if (!failure) return undefined;
  if ((answer as Partial<Refused>).isUnanswered)
    return { ...failure, message: 'Failed to submit application. Please try again.' };
  return { ...failure, message: failure.message || 'Failed to submit application' };
}
