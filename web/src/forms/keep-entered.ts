import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { isOutside } from '#web/lib/calls/unanswered.ts';
import { isLogin } from '#web/lib/page.ts';
import { refuseLogin, refuseUnanswered } from './submission.ts';

type Results = Record<string, DataStrategyResult>;

const WORDS = 'There was no answer. What you entered is still here; please try again.';

/**
 * A submission that got no answer, or came after its login had ended, leaves the page as it is and says so at its form,
 * whichever page it is.
 */
export const keepEntered: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (request.method === 'GET') return next();
  const isForm = request.headers.get('content-type') !== 'application/json';
  const form = isForm ? await request.clone().formData() : new FormData();
  const told = (result: DataStrategyResult): DataStrategyResult => {
    if (isForm && isLogin(result.result)) return { type: 'data', result: refuseLogin(form) };
    const refused = result.type === 'error' && refuseUnanswered(thrownBy(result), WORDS, form);
    return refused ? { type: 'data', result: refused } : result;
  };
  const results = Object.entries(await next());
  return Object.fromEntries(results.map(([route, result]) => [route, told(result)]));
};

/** What asks the server puts what it caught beside the status of an answer, also where there was none. */
const thrownBy = ({ result }: DataStrategyResult): unknown =>
  typeof result === 'object' && result !== null && 'data' in result && !isOutside(result)
    ? result.data
    : result;
