import type { Terminal } from '../command.ts';

/** By the names of their variables; what is not needed is not there, or empty. */
export type Answers = Readonly<Record<string, string>>;

export type Question = {
  name: string;
  /** What it is asked by at a terminal. */
  words: string;
  /** Not for secrets: whoever lists processes reads what stands on a command line. */
  flag?: string;
  fallback?: string;
  isSecret?: boolean;
  mayBeEmpty?: boolean;
  isAsked?(answers: Answers, found: Found): boolean;
};

/** What trying has told of this academy. */
export type Found = { hasPeople: boolean; hasAdministrator: boolean };

export type Setting = { terminal: Terminal; dataDir: string; found: Found };

/** A group of answers that are tried together. */
export type Step = {
  title: string;
  questions: readonly Question[];
  /** What has to be known before the questions. */
  introduce?(answers: Answers): string[];
  /** What of the answers is written down. */
  variablesOf(answers: Answers): Record<string, string>;
  /** Tells what works; throws NotWorking. */
  attempt(answers: Answers, setting: Setting): Promise<string>;
};

/** What was tried and how it failed: a line each, for whoever has to mend it. */
export class NotWorking extends Error {
  readonly lines: readonly string[];

  constructor(...lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

export const pick = (answers: Answers, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, answers[name] ?? '']).filter(([, value]) => value !== ''));

/** A sentence of what was thrown, which begins small. */
export const asSentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
