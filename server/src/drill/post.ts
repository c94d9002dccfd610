import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** A message of the gateway on its way to the academy, as bytes and signature. */
export type Letter = { rawBody: string; signature: string };
export type Message = {
  id: string;
  type: string;
  createdAt: string;
  data: {
    sessionId: string;
    merchantReference: string;
    amountMinor: number;
    currency: string;
    transactionId: string | null;
  };
};

const HEADER = 'sandbox-signature';
/** The gateway writes as soon as something has happened. */
const PATIENCE_MS = 10_000;

export const readLetter = ({ rawBody }: Letter): Message => JSON.parse(rawBody) as Message;

/** As the gateway signs: whoever has the secret can. */
export const signLetter = (rawBody: string, at: Date, secret: string): Letter => {
  const seconds = Math.floor(at.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${rawBody}`).digest('hex');
  return { rawBody, signature: `t=${seconds},v1=${digest}` };
};

/**
 * Stands between gateway and academy: whatever the gateway sends waits here until the drill delivers it, loses it or
 * delivers it twice.
 */
export const createPost = () => {
  const letters: Letter[] = [];
  const waiting = new Set<() => void>();

  /** What the gateway calls in the place of `fetch`. */
  const take: typeof fetch = async (_url, init) => {
    const signature = new Headers(init?.headers).get(HEADER) ?? '';
    letters.push({ rawBody: String(init?.body), signature });
    for (const wake of waiting) wake();
    return new Response(null, { status: 204 });
  };
  const isFound = (sessionId: string, type: string) => (letter: Letter) => {
    const message = readLetter(letter);
    return message.data.sessionId === sessionId && message.type === type;
  };
  /** The message of this kind about this session, once it is there. */
  const find = async (sessionId: string, type: string): Promise<Letter> => {
    const late = sleep(PATIENCE_MS, 'late' as const, { ref: false });
    for (;;) {
      const letter = letters.find(isFound(sessionId, type));
      if (letter) return letter;
      let wake = () => {};
      const arrival = new Promise<void>((resolve) => {
        wake = resolve;
      });
      waiting.add(wake);
      const isLate = (await Promise.race([arrival, late])) === 'late';
      waiting.delete(wake);
      if (isLate) throw new Error(`the gateway has sent no ${type} for ${sessionId}`);
    }
  };
  return { take, find };
};

/** The status that the academy answers with. */
export const deliver = async (url: string, { rawBody, signature }: Letter): Promise<number> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [HEADER]: signature },
    body: rawBody,
  });
  await answer.body?.cancel();
  return answer.status;
};
