import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { isOutside } from '#web/lib/unanswered.ts';
import { refuseUnanswered } from './submission.ts';

type Results = Record<string, DataStrategyResult>;

const WORDS = 'There was no answer. What you entered is still here; please try again.';

/** A submission without an answer leaves the page as it is and says so at its form, whichever page it is. */
export const keepUnanswered: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (request.method === 'GET') return next();
  const form = await entered(request);
  const told = (result: DataStrategyResult): DataStrategyResult => {
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

/** What is sent as JSON is kept by the page that sent it. */
const entered = async (request: Request) =>
  request.headers.get('content-type') === 'application/json' ? new FormData() : request.clone().formData();
