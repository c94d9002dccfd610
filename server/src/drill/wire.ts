type Asked = { path: string; method: string; init: RequestInit };
/** What becomes of a question to the gateway; `send` passes it on. */
export type Spoiler = (send: (init?: RequestInit) => Promise<Response>, asked: Asked) => Promise<Response>;

/** Between academy and gateway: questions go through as they are, but while a spoiler is in place. */
export const createWire = () => {
  let spoiler: Spoiler | null = null;
  const ask: typeof fetch = (input, init = {}) => {
    const url = new URL(String(input));
    const send = (changed: RequestInit = init) => fetch(url, changed);
    if (!spoiler) return send();
    return spoiler(send, { path: url.pathname, method: init.method ?? 'GET', init });
  };
  return {
    ask,
    /** Puts a spoiler in place while something is done. */
    spoiled: async <T>(by: Spoiler, work: () => Promise<T>): Promise<T> => {
      spoiler = by;
      try {
        return await work();
      } finally {
        spoiler = null;
      }
    },
  };
};

export const answering =
  (status: number): Spoiler =>
  async () =>
    new Response('{}', { status });

export const unreachable: Spoiler = async () => {
  throw new Error('the gateway cannot be reached');
};

/** The gateway does what it is asked for, and nobody hears of it. */
export const losingAnswers: Spoiler = async (send) => {
  const answer = await send();
  await answer.body?.cancel();
  throw new Error('the connection broke before the answer');
};

/** The gateway hears something else than was said. */
export const misheard =
  (change: (body: Record<string, unknown>) => Record<string, unknown>): Spoiler =>
  (send, { init }) => {
    if (typeof init.body !== 'string') return send();
    return send({ ...init, body: JSON.stringify(change(JSON.parse(init.body))) });
  };
