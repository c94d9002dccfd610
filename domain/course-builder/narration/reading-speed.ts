import { scriptWords } from '../../learning/script-words.ts';

/** Words a minute; 0 where no length is known. */
export const readingSpeed = (script: string, durationMs: number): number =>
  durationMs > 0 ? Math.round((scriptWords(script).length * 60_000) / durationMs) : 0;
