import { isUnanswered } from '#web/lib/calls/unanswered.ts';
import { isMarked } from './kept-mark.ts';

interface Asked<T> {
  request: Request;
  serverLoader: () => Promise<T>;
}

/**
 * What the server answers. Where it does not and something is kept on this device, the address is opened anew as a
 * document, which the worker answers.
 */
export async function orCopy<T>({ request, serverLoader }: Asked<T>): Promise<T> {
  try {
    return await serverLoader();
  } catch (error) {
    if (!isMarked() || !isUnanswered(error)) throw error;
    window.location.assign(request.url);
    return new Promise<never>(() => undefined);
  }
}
