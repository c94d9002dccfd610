import { sandboxGateway } from '../../../sandbox-gateway/plugin.ts';
import { runCommand } from '../cli/run-command.ts';
import type { TestDatabase } from './database.ts';

type Typed = {
  on: TestDatabase;
  secret?: string;
  environment?: Record<string, string>;
  /** What somebody at a terminal answers, in turn; secrets are among them. */
  answers?: readonly string[];
};

/** Types a command and reads what it says; `dataDir` is where it works unless its environment says another. */
export const typeCommand = async (
  dataDir: string,
  args: string[],
  { on, secret = '', environment = {}, answers }: Typed,
) => {
  const left = [...(answers ?? [])];
  const asked: string[] = [];
  const ask = async (prompt: string) => {
    asked.push(prompt);
    const answer = left.shift();
    if (answer === undefined) throw new Error(`nobody answers ${prompt}`);
    return answer;
  };
  const said: string[] = [];
  const complained: string[] = [];
  const terminal = {
    environment: {
      // Nothing of an academy that is run from this folder.
      ACADEMY_ENV: '/dev/null',
      DATABASE_URL: on.url,
      DATA_DIR: dataDir,
      DEMO: '1',
      LOG_LEVEL: 'silent',
      ...environment,
    },
    say: (line: string) => said.push(line),
    complain: (line: string) => complained.push(line),
    readSecret: answers ? ask : async () => secret,
    ask: answers && ask,
    sandboxGateway,
  };
  const code = await runCommand(terminal, args);
  return { code, said: said.join('\n'), complained: complained.join('\n'), asked, left };
};
