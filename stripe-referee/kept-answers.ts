import { createHash } from 'node:crypto';
import { Refusal } from './refusal.ts';

type Kept = { words: string; answer: object };

/** What was asked with a key is answered once: asked again in the same words it is the same answer, in others none. */
export class KeptAnswers {
  readonly #kept = new Map<string, Kept>();

  once(key: string | undefined, request: { path: string; parameters: unknown }, work: () => object): object {
    if (!key) return work();
    const words = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    const kept = this.#kept.get(key);
    if (kept && kept.words !== words)
      throw new Refusal(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    if (kept) return kept.answer;
    // What is refused for its parameters has had no effect, and is kept by nobody.
    const answer = structuredClone(work());
    this.#kept.set(key, { words, answer });
    return answer;
  }
}
