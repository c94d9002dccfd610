import type { SandboxPlugin } from '../mount-sandbox.ts';

/** What the command line is to a command: tests hand in their own. */
export type Terminal = {
  environment: Record<string, string | undefined>;
  say(line: string): void;
  /** What went wrong. */
  complain(line: string): void;
  /** A line from the person, hidden where there is a screen; piped input is read whole. */
  readSecret(prompt: string): Promise<string>;
  /** Shows the question and answers with the line that is typed; not there where nobody sits. */
  ask?: ((prompt: string) => Promise<string>) | undefined;
  /** Not there where the stand-in was taken out. */
  sandboxGateway?: SandboxPlugin;
};

export type Command = {
  name: string;
  /** What follows the name. */
  usage: string;
  summary: string;
  /** Answers with the exit code. */
  run(terminal: Terminal, args: readonly string[]): Promise<number>;
};

/** A mistake of the person at the keyboard, in words for them. */
export class CommandError extends Error {}

export const requireSandbox = ({ sandboxGateway }: Terminal): SandboxPlugin => {
  if (!sandboxGateway) throw new CommandError('This needs the sandbox gateway, which is missing.');
  return sandboxGateway;
};

/** The single file or address that a command is about. */
export const requireOnly = (args: readonly string[], what: string): string => {
  const [value, ...others] = args;
  if (!value || others.length > 0 || value.startsWith('--')) throw new CommandError(`Please name ${what}.`);
  return value;
};
